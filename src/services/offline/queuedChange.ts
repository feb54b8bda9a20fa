import { selectViewing } from '../session/selectViewing';
import type { SessionState } from '../session/sessionStore';
import { baseAddress } from '../wms/baseAddress';
import type { WmsObject } from '../wms/wmsCall';

/** The owner of a change is a person at a server. No other person ever sends it. */
export interface Owner {
  userId: number;
  base: string;
}

/** A change that waits for the network. */
export interface QueuedChange extends Owner {
  /** Its idempotency key: sent twice, it happens once. */
  key: string;
  accion: string;
  body: WmsObject;
  /** The part that a person reads; absent where its name says all. */
  told?: string;
  /** Why the server refused it for good: then it waits for its person to read it. */
  refused?: string;
}

export interface QueueStore {
  add(change: QueuedChange): Promise<void>;
  /** In the order in which they were made. */
  of(owner: Owner): Promise<QueuedChange[]>;
  /** In the same place, changed. */
  replace(change: QueuedChange): Promise<void>;
  remove(key: string): Promise<void>;
}

export function ownerOf(state: SessionState): Owner | null {
  const { ID: userId } = state.user;
  // A person who only looks has nothing to send, and a waiting change is not sent in another's name.
  return userId === undefined || selectViewing(state) ? null : { userId, base: baseAddress(state) };
}

export const isOf = (owner: Owner) => (change: QueuedChange) =>
  change.userId === owner.userId && change.base === owner.base;
