import type { LeavingEnds } from '@contract/users/leavingText';
import type { Db } from '../../db/Db';
import { partsOf } from '../../engine/module';
import type { LastDay } from '../../engine/people/beyondLastDay';

const nothing: LeavingEnds = { granted: 0, asked: 0, news: 0, shift: 0, bankUse: 0 };

/** This tells what the last day of each person ends, by person; people left out lose nothing. */
export async function leavingEnds(
  db: Db,
  leavings: readonly LastDay[],
): Promise<Map<number, LeavingEnds>> {
  const ends = new Map<number, LeavingEnds>();
  for (const { beyond } of partsOf('leaving')) {
    for (const { personId, kind } of await beyond(db, leavings)) {
      const known = ends.get(personId) ?? nothing;
      ends.set(personId, { ...known, [kind]: known[kind] + 1 });
    }
  }
  return ends;
}
