import type { OutputOf } from '@contract/core/accion';
import { getVisitFigures } from '@contract/visits/visitFigureAcciones';
import { and, sql } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import { visit, visitPurpose } from '../../db/schema/visits';
import { customer } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { visibleVisits } from './visitScope';

type Answer = OutputOf<typeof getVisitFigures>;
type Part = Answer['total'];
type Grouping = Exclude<keyof Answer, 'total'>;

/** Places beyond these are too many to look at. */
const MOST_PLACES = 30;

interface Summed extends Omit<Part, 'label'>, Record<string, unknown> {
  grouping: Grouping | 'total';
  label: string | null;
}

/** Reads all groupings in one pass over the visits that whoever asks may see. */
export const getVisitFiguresHandler = implement(
  getVisitFigures,
  async ({ fromDay, toDay, siteId }, { db, viewer, reach }) => {
    const where = and(
      visibleVisits(reach, viewer),
      sql`${visit.day} between ${fromDay}::date and ${toDay}::date`,
      sql`${visit.state} in ('planned', 'arrived', 'done', 'missed')`,
      siteId === null ? undefined : sql`${visit.siteId} = ${siteId}`,
    );
    const { rows } = await db.execute<Summed>(sql`
      with seen as (
        select to_char(${visit.day}, 'YYYY-MM') as month, ${site.id}::text as site, ${site.name} as site_name,
          ${person.id}::text as person, ${person.lastName} || ', ' || ${person.firstName} as person_name,
          ${visitPurpose.id}::text as purpose, ${visitPurpose.name} as purpose_name,
          coalesce('c' || ${customer.id}, anden_fold(${visit.place})) as place, coalesce(${customer.name}, ${visit.place}) as place_name,
          ${visit.state} as state, ${visit.arrival} as arrival,
          ${visit.arrivedAt} <= (${visit.day} + ${visit.toTime}) at time zone ${site.zone} as in_time,
          case when ${visit.state} = 'done' then extract(epoch from ${visit.endedAt} - ${visit.arrivedAt}) / 60 end as minutes
        from ${visit} join ${site} on ${site.id} = ${visit.siteId}
          join ${visitPurpose} on ${visitPurpose.id} = ${visit.purposeId}
          left join ${person} on ${person.id} = ${visit.personId}
          left join ${customer} on ${customer.id} = ${visit.customerId}
        where ${where}),
      keyed as (
        select s.*, g.* from seen s cross join lateral (values ('total', '', ''), ('byMonth', s.month, s.month), ('bySite', s.site, s.site_name),
          ('byPerson', s.person, s.person_name), ('byPurpose', s.purpose, s.purpose_name), ('byPlace', s.place, s.place_name)) g (grouping, key, label))
      select grouping, key, max(label) as label, count(*)::int as visits,
        count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'missed')::int as missed,
        count(*) filter (where in_time)::int as "inTime", count(*) filter (where arrival = 'outside')::int as outside,
        coalesce(round(sum(minutes)), 0)::int as minutes
      from keyed where key is not null group by grouping, key`);
    const partsOf = (grouping: Grouping): Part[] =>
      rows.filter((row) => row.grouping === grouping).map(partOf);
    const byLabel = (parts: Part[]) =>
      parts.sort((one, other) => one.label.localeCompare(other.label, 'es'));
    const total = rows.find(({ grouping }) => grouping === 'total');
    return {
      total: total ? partOf(total) : nothing,
      byMonth: partsOf('byMonth').sort((one, other) => one.key.localeCompare(other.key)),
      bySite: byLabel(partsOf('bySite')),
      byPerson: byLabel(partsOf('byPerson')),
      byPurpose: byLabel(partsOf('byPurpose')),
      byPlace: partsOf('byPlace')
        .sort(
          (one, other) => other.visits - one.visits || one.label.localeCompare(other.label, 'es'),
        )
        .slice(0, MOST_PLACES),
    };
  },
);

const nothing: Part = {
  ...{ key: '', label: '', visits: 0, done: 0, missed: 0 },
  ...{ inTime: 0, outside: 0, minutes: 0 },
};

const partOf = ({ grouping: _, label, ...figures }: Summed): Part => ({
  ...figures,
  label: label ?? '',
});
