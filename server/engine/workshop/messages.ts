import type { Fault } from '../http/fault';

/** A piece of work for a process: which function, with what. */
export interface Asked {
  id: number;
  name: string;
  given: unknown[];
}

/** This says that a part was handled; the next one may come. */
export interface Heard {
  heard: number;
}

export type Ended =
  | { done: unknown }
  | { refused: ConstructorParameters<typeof Fault> }
  | { failed: { name: string; message: string; memory: boolean } };

/** `megabytes` is what the process holds when it is done. */
export type Told = { id: number } & (
  | { begun: true }
  | { part: unknown }
  | { ended: Ended; megabytes: number }
);
