import { leavingText } from '@contract/users/leavingText';
import type { Db } from '../../db/client';
import type { Candidate } from '../../engine/imports/importDefinition';
import { leavingEnds } from './leavingEnds';
import type { PeopleLookups } from './peopleLookups';

/** Says beforehand, as the dialog of leaving does, what the leaving dates of a file end. */
export async function warnOfLeaving(
  db: Db,
  rows: readonly Candidate[],
  { byDocket }: PeopleLookups,
): Promise<void> {
  const leaving = rows.flatMap((row) => {
    const personId = byDocket.get(row.values.docket ?? '')?.id;
    const lastDay = row.write.leaveDate;
    const written = row.errors.length === 0 && row.state === 'changed';
    return written && personId && typeof lastDay === 'string' ? [{ row, personId, lastDay }] : [];
  });
  if (leaving.length === 0) return;
  const ends = await leavingEnds(db, leaving);
  for (const { row, personId } of leaving) {
    const found = ends.get(personId);
    const message = found ? leavingText(found) : null;
    if (message) row.warnings.push({ column: 'leaveDate', message });
  }
}
