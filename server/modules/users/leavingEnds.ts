import type { LeavingEnds } from '@contract/users/leavingText';
import type { Db } from '../../db/client';
import type { LastDay } from '../../engine/people/beyondLastDay';
import { leavesBeyond } from '../holidays/endLeavesBeyond';
import { newsBeyond } from '../news/endNewsBeyond';

const nothing: LeavingEnds = { granted: 0, asked: 0, news: 0 };

/** What the last day of each of them ends, by person; who is not there loses nothing. */
export async function leavingEnds(
  db: Db,
  leavings: readonly LastDay[],
): Promise<Map<number, LeavingEnds>> {
  const ends = new Map<number, LeavingEnds>();
  const add = (kind: keyof LeavingEnds, personId: number) => {
    const known = ends.get(personId) ?? nothing;
    ends.set(personId, { ...known, [kind]: known[kind] + 1 });
  };
  const { granted, asked } = await leavesBeyond(db, leavings);
  for (const { personId } of granted) add('granted', personId);
  for (const { personId } of asked) add('asked', personId);
  for (const { row } of await newsBeyond(db, leavings)) add('news', row.personId);
  return ends;
}
