import { listNearDates } from '@contract/summary/summaryAcciones';
import { type SQL, sql } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { personName } from '../../engine/people/personName';
import { photoUrl } from '../../engine/people/photoUrl';
import { worksToday } from '../../engine/people/worksToday';
import { viewerToday } from '../../engine/time/viewerToday';
import { nearPeople } from './nearPeople';

const AHEAD = 14;
const SHOWN = 8;

/** People who were born or arrived on the 29th of February keep it on the 28th where the year has no other. */
const comesOn = (date: SQL) => sql`(to_char(${date}, 'MM-DD') = to_char(day, 'MM-DD')
  or (to_char(${date}, 'MM-DD') = '02-29' and to_char(day, 'MM-DD') = '02-28'
    and to_char(day + 1, 'MM-DD') = '03-01'))`;

interface DateRow extends Record<string, unknown> {
  id: number;
  first_name: string;
  last_name: string;
  photo_hash: string | null;
  kind: 'birthday' | 'anniversary';
  day: string;
}

export const listNearDatesHandler = implement(listNearDates, async (_input, context) => {
  const from = await viewerToday(context);
  const near = sql`${nearPeople(context.viewer)} and ${worksToday}`;
  const of = (kind: DateRow['kind'], date: SQL, further: SQL) => sql`
    select ${person.id}, ${person.firstName}, ${person.lastName}, ${person.photoHash},
      ${kind}::text as kind, day::text as day
    from days join ${person} on ${comesOn(date)} where ${near} and ${further}`;
  const { rows } = await context.db.execute<DateRow>(sql`
    with days as (select ${from}::date + n as day from generate_series(0, ${AHEAD}) n)
    ${of('birthday', sql`${person.birthDate}`, sql`true`)}
    union all
    ${of('anniversary', sql`${person.hireDate}`, sql`${person.hireDate} < day - 300`)}
    order by day, last_name, first_name limit ${SHOWN}`);
  return {
    rows: rows.map((row) => {
      const { id, first_name: firstName, last_name: lastName, photo_hash: photoHash } = row;
      return {
        personId: id,
        name: personName({ firstName, lastName }),
        imageUrl: photoUrl({ id, photoHash }),
        kind: row.kind,
        day: row.day,
        today: row.day === from,
      };
    }),
  };
});
