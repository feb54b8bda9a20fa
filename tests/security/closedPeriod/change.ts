import type { AccionKey } from '@contract/registry';
import type { Fields } from '../reach/aim';
import type { ClosedWorld } from './closedWorld';

/** Something that would change a closed month. */
export interface Change {
  key: AccionKey;
  what: string;
  as: string;
  input(world: ClosedWorld): Fields | Promise<Fields>;
  /** Of what answers row by row: that this one was left. Else it is refused as a whole. */
  left?(body: never): boolean;
}
