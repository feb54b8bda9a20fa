import type { AccionKey } from '@contract/registry';
import type { Fields } from '../reach/aim';
import type { ClosedWorld } from './closedWorld';

/** Something that would change a closed month. */
export interface Change {
  key: AccionKey;
  what: string;
  as: string;
  input(world: ClosedWorld): Fields | Promise<Fields>;
  /** This tells, of an accion that answers row by row, that this row was left. Others are refused as a whole. */
  left?(body: never): boolean;
}
