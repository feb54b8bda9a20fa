import type { Db } from '../../db/Db';
import { partsOf } from '../module';
import type { ChangeEvent } from './changeEvent';
import type { EventTag } from './eventAudience';
import type { LivePart } from './livePart';

type Bare = Omit<ChangeEvent, 'live'>;

async function recordsOf(db: Db, { tag, load }: LivePart, events: readonly Bare[]) {
  const named = events.flatMap(({ tags }) => tags).filter(({ type }) => type === tag);
  const ids = [...new Set(named.map(({ id }) => Number(id)))];
  return ids.length === 0 ? new Map<number, unknown>() : load(db, ids);
}

/** Takes the tags that a module carries whole out of the events, and puts their records in place of them. */
export async function loadLive(db: Db, events: readonly Bare[]): Promise<ChangeEvent[]> {
  const parts = partsOf('live');
  const loaded = await Promise.all(
    parts.map(async (part) => [part.tag, await recordsOf(db, part, events)] as const),
  );
  const records = new Map(loaded);
  const isWhole = ({ type }: EventTag) => records.has(type);
  return events.map((event) => ({
    ...event,
    tags: event.tags.filter((tag) => !isWhole(tag)),
    live: event.tags.filter(isWhole).flatMap(({ type, id }) => {
      const record = records.get(type)?.get(Number(id));
      return record === undefined ? [] : [{ type, id: Number(id), record }];
    }),
  }));
}
