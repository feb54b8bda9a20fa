import type { LookupFunction } from 'node:net';
import { isNamedService, publicLookup } from './publicAddress';

/** Where this server may write to. The address is given by people or their browsers, so that it may be anything. */
export interface OutsideReach {
  /** Judges an address by how it is written. */
  admits(address: URL): boolean;
  /** The connection's own look-up: what it judges is where the connection then goes. */
  lookup: LookupFunction;
  /** The authorities that are trusted instead of the system's. */
  ca?: string;
}

/** The public internet, and nothing else. */
export const publicReach: OutsideReach = { admits: isNamedService, lookup: publicLookup() };
