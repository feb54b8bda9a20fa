import { hourFigures } from '@contract/hours/hourFigures';
import { sql } from 'drizzle-orm';
import { band, hourDayBand } from '../../db/schema/hourBands';
import { hourDay } from '../../db/schema/hours';
import type { PayPart } from '../../engine/pay/payPart';
import { workedAt } from '../../engine/people/siteOn';
import { timesText } from './bandHours';
import { allBands } from './bandQueries';

const summed = [
  'expected',
  'worked',
  'absent',
  'excused',
  'late',
  'early',
  'night',
  'holiday',
  'onCall',
] as const;
/** Overtime is paid only where somebody granted it. */
const granted = ['extra50', 'extra100'] as const;
const figures = [...summed, ...granted];

const approved = sql`${hourDay.overtime} = 'approved'`;

/** The sums of the days of a month. */
export const hoursPay: PayPart = {
  key: 'hours',
  label: 'Horas',
  columns: () => [
    { key: 'days', label: 'Días trabajados', kind: 'number' },
    { key: 'absentDays', label: 'Días de ausencia', kind: 'number' },
    ...figures.map((figure) => ({
      key: figure,
      label: `${hourFigures[figure]}${figure.startsWith('extra') ? ' (aprobadas)' : ''}`,
      kind: 'minutes' as const,
    })),
  ],
  rows: ({ siteId, from, to }) => {
    const sums = [
      // A person who came for overtime alone is paid that, and no day of work.
      sql`count(*) filter (where ${hourDay.worked} > 0) as "days"`,
      // A shift of which a part was missed is that part of a day, whatever its hours.
      sql`sum(least(coalesce(${hourDay.absent}::numeric / nullif(${hourDay.expected} + ${hourDay.excused}, 0), 0), 1)) as "absentDays"`,
      ...summed.map((name) => sql`sum(${hourDay[name]}) as ${sql.identifier(name)}`),
      ...granted.map(
        (name) => sql`sum(${hourDay[name]}) filter (where ${approved}) as ${sql.identifier(name)}`,
      ),
    ];
    const values = ['days', 'absentDays', ...figures].map(
      (name) => sql`(${name}::text, s.${sql.identifier(name)}::numeric)`,
    );
    return sql`select s.person_id, v.key, v.amount
      from (select ${hourDay.personId} as person_id, ${sql.join(sums, sql`, `)} from ${hourDay}
        where ${hourDay.day} between ${from}::date and ${to}::date
          and ${workedAt(sql`${hourDay.personId}`, sql`${hourDay.day}`, siteId)}
        group by 1) s
      cross join lateral (values ${sql.join(values, sql`, `)}) as v(key, amount)
      where v.amount > 0`;
  },
};

/** Minutes in each band, and those minutes as many times as they are paid. */
export const bandsPay: PayPart = {
  key: 'band',
  label: 'Franjas',
  // Also those that do not rule in that month: a file keeps its columns from month to month.
  columns: async (db) =>
    (await allBands(db)).flatMap(({ id, name, multiplier }) => [
      { key: String(id), label: name, kind: 'minutes' as const },
      {
        key: `${id}.paid`,
        label: `${name}, ya por ${timesText(multiplier)}`,
        kind: 'minutes' as const,
      },
    ]),
  rows: ({ siteId, from, to }) => sql`select s.person_id, v.key, v.amount
    from (select ${hourDayBand.personId} as person_id, ${band.id} as id, ${band.multiplier} as times,
        sum(${hourDayBand.minutes} + case when ${approved} then ${hourDayBand.extra} else 0 end) as minutes
      from ${hourDayBand}
      join ${band} on ${band.id} = ${hourDayBand.bandId}
      join ${hourDay} on ${hourDay.personId} = ${hourDayBand.personId} and ${hourDay.day} = ${hourDayBand.day}
      where ${hourDayBand.day} between ${from}::date and ${to}::date
        and ${workedAt(sql`${hourDayBand.personId}`, sql`${hourDayBand.day}`, siteId)}
      group by 1, 2) s
    cross join lateral (values (s.id::text, s.minutes), (s.id || '.paid', round(s.minutes * s.times)))
      as v(key, amount)
    where v.amount > 0`,
};
