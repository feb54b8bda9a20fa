import type { TagType } from '@contract/core/tags';
import type { Db } from '../../db/Db';

/** A module has records that go to the open pages whole, and not only as news that something changed. */
export interface LivePart {
  /** The events of this tag name one record each, by its number. */
  tag: TagType;
  /** The record is one for all it is addressed to; it is asked for once in each process, when the event is read and not when it is written. */
  load(db: Db, ids: readonly number[]): Promise<Map<number, unknown>>;
}
