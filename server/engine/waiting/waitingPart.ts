import type { Context } from '../acciones/context';

/** Something that waits for the person who asks, and where it is done. */
export interface Waiting {
  /** The feature of the client that has it. */
  module: string;
  /** Its name, in the number that there are. */
  label: string;
  waiting: number;
  /** The part of them whose time has passed. */
  late: number;
  path: string;
}

/** A module tells what it has waiting for somebody; each looks at what that person may do. */
export type WaitingPart = (context: Pick<Context, 'db' | 'viewer'>) => Promise<Waiting[]>;
