import type { Context } from '../acciones/context';

/** Something that waits for the person who asks, and where it is done. */
export interface Waiting {
  /** The feature of the client that has it. */
  module: string;
  /** What it is, in the number that there are. */
  label: string;
  waiting: number;
  /** Of them, those whose time has passed. */
  late: number;
  path: string;
}

/** What a module has waiting for somebody; each looks at what that person may do. */
export type WaitingPart = (context: Pick<Context, 'db' | 'viewer'>) => Promise<Waiting[]>;
