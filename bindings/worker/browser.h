/* browser.h - opens the person's browser. */
#ifndef ADIT_WORKER_BROWSER_H
#define ADIT_WORKER_BROWSER_H

#include <stdbool.h>

/* Lets the desktop open the address with this secret behind '#'. False if there is no desktop, or
 * it cannot be asked; that is no failure, since the address was printed.
 *
 * Other users can read the arguments of a process, so the secret goes through a file that only
 * this user can read; the file is removed when the program ends. */
bool aditw_open_browser(const char *address, const char *secret);

#endif
