// types.d.ts - the answers of the table protocol, as far as the page reads them. For the type checker.

export type Child = Node | string | number | null | undefined | false | Child[];
export interface Arg { word: string; card?: string | null; fields?: string[]; text?: string }
export interface Option {
  index: number; words: string; title?: string; effect?: string; outlook?: string; here?: string; gains?: string; meaning?: string; price?: string; price_parts?: string; points?: number; wastes?: boolean; is_chance?: boolean; asks?: boolean; ends_turn?: boolean;
  after?: string; warning?: string; exchange?: boolean; group?: string; group_title?: string; args?: Arg[];
}
export interface Hint { index: number; words: string; said: string; value: number; loss: number; error?: number; is_close?: boolean; is_choice?: boolean }
export interface Refused { words: string; title?: string; reason: string; args?: Arg[] }
export interface Place {
  field: string; shape?: string; at?: [number, number]; size?: [number, number]; from?: [number, number]; to?: [number, number]; step?: [number, number];
  label?: string; title?: string; text?: string; look?: string; value?: string; seat?: number; good?: string; card?: string; star?: string; when?: string[]; parts?: Place[]; printed?: string; printed_while?: string; max?: number;
}
export interface Zone {
  id: string; of: number; title?: string; text?: string; shape: string; area?: string; size?: [number, number]; places?: Place[];
}
export interface Look_ { fill?: string; pattern?: string; text?: string; icon?: string; title?: string; card?: string; quiet?: boolean }
export interface Fact { shape?: string; text?: string }
export interface Layout { accent?: string; zones: Zone[]; looks: Record<string, Look_>; facts?: Record<string, Fact>; unseen?: Record<string, string> }
export interface Seat { seat: number; name: string; kind: string; colour?: string; is_claimed?: boolean; token?: string }
export interface Hello {
  game: string; title: string; players: number; seats: Seat[]; you: number; speaks_for: number[]; powers: string[];
  mods: { id: string; name?: string; version?: string }[]; layout: Layout; goods: { id: string; title?: string; icon?: string; limit?: number }[];
  drawings?: Record<string, string>; kinds: any[]; version: number; mode?: string; autosave?: string; links?: { who: string; seat: number; name: string; token: string }[]; cards_version?: number; has_folder?: boolean;
  scenario?: { title?: string; text?: string; goal?: string } | null; limits?: Record<string, number>;
}
export interface LogLine { n: number; step: number; turn: number; by: number; seat: number; text: string; changed?: string[] }
export interface Score { seat: number; total: number; lines: { source: string; points: number }[] }
export interface Look {
  version: number; decision: number; node: number; step: number; steps: number; over: boolean; winners?: number[]; verdict?: string;
  turn: number; asked: number; prompt: string; card?: string | null; eyes: number; fields: Record<string, number | string>;
  score?: Score[]; options: Option[]; refused: Refused[]; log: LogLine[]; log_end?: number; say?: string; status?: string[];
  last?: { seat: number; words: string; said: string; changed: string[] } | null; cards_version?: number; you_decide?: boolean; needs_hand_over?: boolean; is_here?: boolean; comment?: string; bot_problem?: string;
}
export interface Face {
  id: string; label?: string; kind: string; title: string; cost?: Record<string, number> | string | null; points?: number | string | null; text?: string; short?: string; effect?: string;
  facts?: [string, string][]; mark?: string; mod?: string; file?: string; line?: number; colour?: string; state?: string; origins?: any[];
}
export interface TreeNode { node: number; parent: number | null; step: number; seat: number; turn: number; words: string; said: string; comment?: string; next: number | null }
export interface FieldInfo { kind: string; min?: number; max?: number; words?: string[]; cards?: string | null; text?: string; can_set?: boolean }
