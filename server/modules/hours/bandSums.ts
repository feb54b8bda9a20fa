import type { FilterOperator } from '@contract/core/listInput';
import { sql } from 'drizzle-orm';
import { hourPeriod } from '../../db/schema/hours';
import { wrongFilter } from '../../engine/lists/wrongFilter';

interface BandSum {
  name: string;
  code: string;
  multiplier: string;
  minutes: number;
}

const { personId, unit, fromDay } = hourPeriod;

/** The days of a week or a month of somebody, with what they have of bands. */
const ofPeriod = sql`from hour_day_band own
  join hour_day d on d.person_id = own.person_id and d.day = own.day
  where own.person_id = ${personId} and own.day >= ${fromDay} and own.day < ${fromDay}
    + case ${unit} when 'week' then interval '7 days' else interval '1 month' end`;

const minutes = sql`own.minutes + case when d.overtime = 'approved' then own.extra else 0 end`;

/** The sums of each band in a period, ordered by their sign. */
export const bandSums = sql<BandSum[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'name', band.name, 'code', band.code, 'multiplier', band.multiplier::text, 'minutes', sums.minutes) order by band.code), '[]')
  from (select own.band_id, sum(${minutes})::int as minutes ${ofPeriod} group by own.band_id) sums
  join band on band.id = sums.band_id where sums.minutes > 0)`;

/** This holds for rows with time in one of some bands, or in none. */
export function hasBand(value: unknown, operator: FilterOperator) {
  if (operator === 'empty') return value === false ? hours() : sql`not ${hours()}`;
  const ids = [value].flat();
  const known = ids.every((id) => Number.isSafeInteger(id));
  if (!known || !['is', 'in', 'not'].includes(operator)) return wrongFilter('bandId');
  const some = hours(sql`and own.band_id = any(${sql.param(ids)}::bigint[])`);
  return operator === 'not' ? sql`not ${some}` : some;
}

const hours = (narrowed = sql``) => sql`exists (select ${ofPeriod} ${narrowed} and ${minutes} > 0)`;
