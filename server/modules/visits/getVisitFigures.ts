import type { OutputOf } from '@contract/core/accion';
import { getVisitFigures } from '@contract/visits/visitFigureAcciones';
import { and, sql } from 'drizzle-orm';
import { person, site } from '../../db/schema/organisation';
import { visit, visitPurpose } from '../../db/schema/visits';
import { customer } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { coveredMinutes } from './claims/coveredMinutes';
import { visibleVisits } from './visitScope';

type Answer = OutputOf<typeof getVisitFigures>;
type Part = Answer['total'];
type Grouping = Exclude<keyof Answer, 'total'>;

/** Places beyond these are too many to look at. */
const MOST_PLACES = 30;

/** PostgreSQL tells by a bit for each key, the last one lowest, which of them a row sums over. */
const masks: Record<Grouping, number> = {
  ...{ byMonth: 0b01111, bySite: 0b10111, byPerson: 0b11011 },
  ...{ byPurpose: 0b11101, byPlace: 0b11110 },
};
const ALL = 0b11111;

interface Summed extends Omit<Part, 'label' | 'key'>, Record<string, unknown> {
  mask: number;
  key: string | null;
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
          case when ${visit.state} = 'done' then extract(epoch from ${visit.endedAt} - ${visit.arrivedAt}) / 60 end as minutes,
          case when ${visit.state} = 'done' then ${coveredMinutes} end as covered
        from ${visit} join ${site} on ${site.id} = ${visit.siteId}
          join ${visitPurpose} on ${visitPurpose.id} = ${visit.purposeId}
          left join ${person} on ${person.id} = ${visit.personId}
          left join ${customer} on ${customer.id} = ${visit.customerId}
        where ${where})
      select grouping(month, site, person, purpose, place) as mask,
        coalesce(month, site, person, purpose, place) as key,
        case grouping(month, site, person, purpose, place) when ${masks.byMonth}::int then month when ${masks.bySite}::int then max(site_name)
          when ${masks.byPerson}::int then max(person_name) when ${masks.byPurpose}::int then max(purpose_name)
          when ${masks.byPlace}::int then max(place_name) end as label,
        count(*)::int as visits,
        count(*) filter (where state = 'done')::int as done, count(*) filter (where state = 'missed')::int as missed,
        count(*) filter (where in_time)::int as "inTime", count(*) filter (where arrival = 'outside')::int as outside,
        coalesce(round(sum(minutes)), 0)::int as minutes, coalesce(floor(sum(covered)), 0)::int as covered
      from seen group by grouping sets ((), (month), (site), (person), (purpose), (place))`);
    const partsOf = (grouping: Grouping): Part[] =>
      rows.filter(({ mask, key }) => mask === masks[grouping] && key !== null).map(partOf);
    const byLabel = (parts: Part[]) =>
      parts.sort((one, other) => one.label.localeCompare(other.label, 'es'));
    const total = rows.find(({ mask }) => mask === ALL);
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
  ...{ inTime: 0, outside: 0, minutes: 0, covered: 0 },
};

const partOf = ({ mask: _, key, label, ...figures }: Summed): Part => ({
  ...figures,
  key: key ?? '',
  label: label ?? '',
});
