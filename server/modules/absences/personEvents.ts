import { and, between, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { news, newsType } from '../../db/schema/news';
import { during } from './during';

/** Something that happened to a person, as hours and liquidations read it: cut to the period asked about. */
export interface PersonEvent {
  personId: number;
  source: 'leave' | 'news';
  sourceId: number;
  /** The code of its type. */
  code: string;
  label: string;
  unit: 'days' | 'hours' | 'amount';
  from: string;
  to: string;
  part: 'whole' | 'morning' | 'afternoon';
  /** Calendar days within the period (half days count 0.5), hours, or money with its sign. NUMERIC as text. */
  quantity: string;
  /** From 0 (unpaid) to 100. */
  paidPercent: number;
}

interface Period {
  from: string;
  to: string;
}

function daysAway(db: Db, personIds: readonly number[], period: Period): Promise<PersonEvent[]> {
  const from = sql`greatest(${absence.fromDay}, ${period.from}::date)`;
  const to = sql`least(${absence.toDay}, ${period.to}::date)`;
  return db
    .select({
      personId: absence.personId,
      source: absence.source,
      sourceId: absence.sourceId,
      code: absence.code,
      label: absence.label,
      unit: sql<'days'>`'days'`,
      from: sql<string>`${from}::text`,
      to: sql<string>`${to}::text`,
      part: absence.part,
      quantity: sql<string>`(case when ${absence.part} = 'whole' then ${to} - ${from} + 1 else 0.5 end)::text`,
      paidPercent: absence.paidPercent,
    })
    .from(absence)
    .where(
      and(
        anyOf(absence.personId, [...personIds]),
        eq(absence.state, 'firm'),
        during(period.from, period.to),
      ),
    );
}

/** Events counted in hours or money fall on one day. */
function hoursAndMoney(
  db: Db,
  personIds: readonly number[],
  { from, to }: Period,
): Promise<PersonEvent[]> {
  return db
    .select({
      personId: news.personId,
      source: sql<'news'>`'news'`,
      sourceId: news.id,
      code: newsType.code,
      label: newsType.name,
      unit: newsType.unit,
      from: news.fromDay,
      to: news.toDay,
      part: news.part,
      quantity: sql<string>`(case ${newsType.sign} when 'discount' then - ${news.quantity} else ${news.quantity} end)::text`,
      paidPercent: news.paidPercent,
    })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(
      and(
        anyOf(news.personId, [...personIds]),
        eq(news.state, 'validated'),
        anyOf(newsType.unit, ['hours', 'amount']),
        between(news.fromDay, from, to),
      ),
    );
}

const inOrder = (one: PersonEvent, other: PersonEvent) =>
  one.personId - other.personId ||
  one.from.localeCompare(other.from) ||
  one.code.localeCompare(other.code);

/** The one question of hours and liquidations: what happened to these people in this period. Only what is firm. */
export async function personEvents(
  db: Db,
  personIds: readonly number[],
  period: Period,
): Promise<PersonEvent[]> {
  if (personIds.length === 0) return [];
  const found = [
    ...(await daysAway(db, personIds, period)),
    ...(await hoursAndMoney(db, personIds, period)),
  ];
  return found.sort(inOrder);
}
