import type { Context } from '../../engine/acciones/context';
import { isDated, kindsAmong, type StoredPerson } from '../../engine/people/datedFields';
import { writeHistory } from '../../engine/people/writeHistory';
import { todayAt } from '../../engine/time/todayAt';
import { refuseBeforeHire, refuseClosedEffect, refuseOverLater } from './effectRules';
import { refuseHigherMail } from './refuseHigherMail';
import { differing, refuseCircle, storePerson } from './storePerson';

interface Writing {
  /** Since when it holds, for what has dates of effect; today unless said otherwise. */
  from?: string;
  /** A file is held against itself as a whole: row by row, managers who change places would cross. */
  managersChecked?: true;
}

/**
 * Writes what differs in one person who is already held; nothing is written where nothing changes.
 * What has dates of effect enters the history too.
 */
export async function writePerson(
  context: Context,
  before: StoredPerson,
  fields: Partial<StoredPerson>,
  { from, managersChecked }: Writing = {},
): Promise<void> {
  const { db, viewer } = context;
  const names = differing(before, fields);
  if (names.length === 0) return;
  const after: Partial<StoredPerson> = Object.fromEntries(
    names.map((name) => [name, fields[name]]),
  );
  if ('email' in after) await refuseHigherMail(context, before.id);
  if (after.managerId && !managersChecked) await refuseCircle(db, before.id, after.managerId);
  const kinds = kindsAmong(names);
  if (kinds.length === 0) return storePerson(context, before, after);

  const today = await todayAt(db, before.siteId);
  const day = from ?? today;
  refuseBeforeHire(before, day);
  await refuseClosedEffect(db, kinds, [before.siteId, after.siteId ?? before.siteId], [day]);
  await refuseOverLater(db, before.id, kinds, { day, today });
  const effect = { day, today, accountId: viewer.accountId };
  await writeHistory(db, before, { kinds, values: after }, effect);
  if (day <= today) return storePerson(context, before, after);
  const rest = Object.fromEntries(Object.entries(after).filter(([name]) => !isDated(name)));
  const planned = Object.entries(after).filter(([name]) => isDated(name));
  await storePerson(context, before, rest, { ...Object.fromEntries(planned), effectiveFrom: day });
}
