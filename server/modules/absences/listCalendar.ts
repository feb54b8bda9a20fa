import { listCalendar } from '@contract/absences/listCalendar';
import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { viewerToday } from '../../engine/time/viewerToday';
import { findBlocks } from './blockQueries';
import { calendarPeople, PAGE } from './calendarQueries';
import { whoIsAway } from './whoIsAway';

function daysOf(year: number, month: number | undefined) {
  const first = DateTime.utc(year, month ?? 1, 1);
  const last = first.endOf(month === undefined ? 'year' : 'month');
  return { from: first.toFormat('yyyy-MM-dd'), to: last.toFormat('yyyy-MM-dd') };
}

export const listCalendarHandler = implement(
  listCalendar,
  async ({ year, month, ...narrowed }, context) => {
    const { db, viewer } = context;
    const days = daysOf(year, month);
    const personId = narrowed.personId ?? (month === undefined ? viewer.personId : undefined);
    if (personId === null) throw notFound('Tu cuenta no es de ninguna persona: elegí de quién.');
    const { rows, total } = await calendarPeople(context, days, { ...narrowed, personId });
    if (narrowed.personId !== undefined && total === 0) {
      throw notFound('Esa persona no existe o no está a tu alcance.');
    }
    const ids = rows.map((row) => row.person.id);
    const among = sql`${person.id} = any(${sql.param(ids)}::int[])`;
    const away = await whoIsAway(context, among, days);
    const blocks = await findBlocks(db);
    return {
      ...days,
      today: await viewerToday(context),
      people: rows.map(({ person: row, areaName }) => ({
        id: row.id,
        name: personName(row),
        position: row.position,
        imageUrl: photoUrl(row),
        siteId: row.siteId,
        areaName,
      })),
      total,
      pageSize: PAGE,
      absences: away.map(
        ({ id, personId: of, fromDay, toDay, part, state, label, source, sourceId }) => ({
          id,
          personId: of,
          fromDay,
          toDay,
          part,
          state,
          label,
          source,
          sourceId,
        }),
      ),
      blocks: blocks
        .filter(({ fromDay, toDay }) => fromDay <= days.to && toDay >= days.from)
        .map(({ id, fromDay, toDay, reason, place }) => ({ id, fromDay, toDay, reason, place })),
    };
  },
);
