import { lookup } from 'node:dns';
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

// An administrator who allows a host by name allows every address that the name leads to.
export const anyLookup: LookupFunction = (hostname, options, answer) =>
  lookup(hostname, options, answer);

/** The reach for one address: a wider one where an administrator allowed exactly its scheme, host and port. */
export function reachFor(
  address: URL,
  allowed: readonly string[],
  usual: OutsideReach = publicReach,
): OutsideReach {
  if (!allowed.includes(address.origin)) return usual;
  const clean = address.username === '' && address.password === '';
  return { ...usual, admits: () => clean, lookup: anyLookup };
}
