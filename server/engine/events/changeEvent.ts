import type { TagType } from '@contract/core/tags';
import type { EventAudience, EventTag } from './eventAudience';

/** A record as it is now, under the tag that named it. */
export interface LiveRecord {
  type: TagType;
  id: number;
  record: unknown;
}

/** A change, the people whom it may concern, and the records of it that go to the pages whole. */
export interface ChangeEvent {
  id: number;
  tags: EventTag[];
  audience: EventAudience;
  live: LiveRecord[];
}
