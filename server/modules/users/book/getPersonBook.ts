import type { OutputOf } from '@contract/core/accion';
import { bookCodeNames } from '@contract/users/personBook';
import { getPersonBook } from '@contract/users/personBookAcciones';
import { implement } from '../../../engine/acciones/implement';
import { todayAt } from '../../../engine/time/todayAt';
import { personRecord } from '../personRecord';
import { siteCodes } from './bookCodesOf';
import { findBookRows } from './personBooks';

type Code = OutputOf<typeof getPersonBook>['codes'][number];

export const getPersonBookHandler = implement(getPersonBook, async ({ personId }, context) => {
  const { db } = context;
  const { siteId } = await personRecord(context, personId);
  const today = await todayAt(db, siteId);
  const [rows, atSite, ofAll] = await Promise.all([
    findBookRows(db, personId, today),
    siteCodes(db, today, siteId),
    siteCodes(db, today, null),
  ]);
  const own = rows.find(({ current }) => current);
  const codes = bookCodeNames.map((name): Code => {
    const said = own?.[name] ?? null;
    const value = said ?? atSite[name];
    if (value === null) return { name, value, from: 'nobody' };
    if (said !== null) return { name, value, from: 'person' };
    return { name, value, from: value === ofAll[name] ? 'organisation' : 'site' };
  });
  return { personId, today, codes, rows };
});
