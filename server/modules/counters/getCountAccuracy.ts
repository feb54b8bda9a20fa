import type { InputOf, OutputOf } from '@contract/core/accion';
import { getCountAccuracy } from '@contract/counters/accuracyAcciones';
import { countLineRecord } from '@contract/counters/countLine';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { withinSites } from '../../engine/scope/withinSites';

type Answer = OutputOf<typeof getCountAccuracy>;
type Part = Answer['total'];
type Grouping = Exclude<keyof Answer, 'total'>;

interface Summed extends Omit<Part, 'key' | 'label'> {
  month: string | null;
  site: string | null;
  zone: string | null;
  class: string | null;
  cause: string | null;
  shift: string | null;
  /** The groupings, each a bit, that the row is no part of. */
  apart: number;
}

/** The columns of a grouping with its bit, in the order in which PostgreSQL counts them. */
const groupings = {
  byMonth: 'month',
  bySite: 'site',
  byZone: 'zone',
  byClass: 'class',
  byCause: 'cause',
  byShift: 'shift',
} as const satisfies Record<Grouping, keyof Summed>;
const names = Object.values(groupings);
const ALL_APART = 2 ** names.length - 1;
const bitOf = (name: (typeof names)[number]) => 2 ** (names.length - 1 - names.indexOf(name));

const NO_SHIFT = 'Sin turno publicado';

export const getCountAccuracyHandler = implement(getCountAccuracy, async (input, context) => {
  const { rows } = await context.db.execute<Summed & Record<string, unknown>>(
    summed(input, context),
  );
  const total = rows.find(({ apart }) => apart === ALL_APART);
  const of = (grouping: Grouping): Part[] => {
    const name = groupings[grouping];
    return rows
      .filter((row) => row.apart === ALL_APART - bitOf(name) && row[name] !== null)
      .map((row) => partOf(row[name] ?? '', row, name))
      .sort((one, other) => one.label.localeCompare(other.label, 'es'));
  };
  return {
    total: partOf('', total ?? nothing, null),
    byMonth: of('byMonth').sort((one, other) => one.key.localeCompare(other.key)),
    bySite: of('bySite'),
    byZone: of('byZone'),
    byClass: of('byClass'),
    byCause: of('byCause'),
    byShift: of('byShift'),
  };
});

const nothing = { lines: 0, counted: 0, exact: 0, missed: 0, over: 0, short: 0 };

function partOf(
  key: string,
  { lines, counted, exact, missed, over, short }: Omit<Part, 'key' | 'label'>,
  name: (typeof names)[number] | null,
): Part {
  const causes: Readonly<Record<string, string>> = countLineRecord.shown.cause.labels;
  const label = name === 'cause' ? (causes[key] ?? key) : name === 'class' ? `Clase ${key}` : key;
  return { key, label, lines, counted, exact, missed, over, short };
}

/** Every line of the closed counts of a time once, summed by each grouping and in all. */
function summed(
  { fromDay, toDay, siteId }: InputOf<typeof getCountAccuracy>,
  { viewer, reach }: Pick<Context, 'viewer' | 'reach'>,
): SQL {
  const closedOn = sql`(c.closed_at at time zone s.zone)`;
  const sets = sql.raw(names.map((name) => `("${name}")`).join(', '));
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '));
  return sql`
    with line as (
      select to_char(${closedOn}, 'YYYY-MM') as month, s.name as site,
        split_part(p.code, '-', 1) || ' · ' || s.name as zone, g.abc_class as class,
        case when l.state <> 'missed' and l.difference <> 0 then l.cause end as cause,
        case when l.state <> 'missed' then coalesce(told.name, ${NO_SHIFT}) end as shift,
        l.state = 'missed' as missed, coalesce(l.difference, 0) as difference
      from stock_count_line l
        join stock_count c on c.id = l.count_id and c.state = 'closed'
        join site s on s.id = c.site_id
        join stock k on k.id = l.stock_id
        join location p on p.id = k.location_id
        join product g on g.id = k.product_id
        left join lateral (select e.person_id, e.at from stock_count_entry e
          where e.line_id = l.id order by e.id desc limit 1) last on true
        left join lateral (select t.name from planned_shift w join shift t on t.id = w.shift_id
          where w.person_id = last.person_id and w.published_at is not null
            and last.at >= w.starts_at and last.at < w.ends_at order by w.starts_at desc limit 1) told on true
      where ${closedOn}::date between ${fromDay}::date and ${toDay}::date
        and ${withinSites(reach, viewer, sql`c.site_id`)}
        and ${siteId === null ? sql`true` : sql`c.site_id = ${siteId}`})
    select ${columns}, grouping(${columns}) as apart, count(*)::int as lines,
      (count(*) filter (where not missed))::int as counted,
      (count(*) filter (where not missed and difference = 0))::int as exact,
      (count(*) filter (where missed))::int as missed,
      coalesce(sum(difference) filter (where not missed and difference > 0), 0)::int as over,
      coalesce(-sum(difference) filter (where not missed and difference < 0), 0)::int as short
    from line group by grouping sets (${sets}, ())`;
}
