return { wood = 1 }
