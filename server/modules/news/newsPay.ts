import { can } from '@contract/session/can';
import { asc, eq, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import type { PayKind, PayPart } from '../../engine/pay/payPart';
import { keepsEverybody } from '../../engine/pay/payParts';
import { workedAt } from '../../engine/people/siteOn';

const kinds: Record<(typeof newsType.$inferSelect)['unit'], PayKind> = {
  days: 'number',
  hours: 'minutes',
  amount: 'money',
};
const units = { days: 'días', hours: 'horas', amount: '$' };

/** All types together, as pay takes them whatever an organisation calls them. */
const together = [
  { key: 'unpaidDays', label: 'Días sin goce, de todos los tipos', kind: 'number' },
  { key: 'unpaidMinutes', label: 'Horas sin goce, de todos los tipos', kind: 'minutes' },
  { key: 'plus', label: 'Importes que suman, de todos los tipos', kind: 'money' },
  { key: 'minus', label: 'Importes que descuentan, de todos los tipos', kind: 'money' },
] as const;

const owner = sql`${news.personId}`;

/** The validated novelties, by their type: days within the month, hours, or money with its sign. */
export const newsPay: PayPart = {
  key: 'news',
  label: 'Novedades validadas',
  columns: async (db) => {
    const types = await db
      .select({ id: newsType.id, name: newsType.name, unit: newsType.unit })
      .from(newsType)
      .orderBy(asc(newsType.unit), sql`${newsType.name} collate "es-x-icu"`);
    const each = types.map(({ id, name, unit }) => ({
      key: String(id),
      label: `${name} (${units[unit]})`,
      kind: kinds[unit],
    }));
    return [...each, ...together];
  },
  rows: ({ siteId, from, to }) => {
    const first = sql`greatest(${news.fromDay}, ${from}::date)`;
    const last = sql`least(${news.toDay}, ${to}::date)`;
    const counted = sql`case ${newsType.unit}
        when 'days' then case ${news.part} when 'whole' then 1 else 0.5 end
        when 'hours' then round(${news.quantity} * 60)
        else ${news.quantity} * case ${newsType.sign} when 'discount' then -1 else 1 end end`;
    return sql`select s.person_id, v.key, v.amount
      from (select ${news.personId} as person_id, ${news.typeId} as type, ${newsType.unit} as unit,
          ${news.paidPercent} as paid, sum(${counted}) as amount
        from ${news} join ${newsType} on ${eq(newsType.id, news.typeId)}
        cross join lateral generate_series(${first}, ${last}, interval '1 day') as each(at)
        where ${news.state} = 'validated' and ${news.fromDay} <= ${to}::date and ${news.toDay} >= ${from}::date
          and ${workedAt(owner, sql`each.at::date`, siteId)}
        group by 1, 2, 3, 4) s
      cross join lateral (values (s.type::text, s.amount),
        ('unpaidDays', case s.unit when 'days' then s.amount * (100 - s.paid) / 100 end),
        ('paidDays', case s.unit when 'days' then s.amount * s.paid / 100 end),
        ('unpaidMinutes', case s.unit when 'hours' then s.amount * (100 - s.paid) / 100 end),
        ('plus', case when s.unit = 'amount' and s.amount > 0 then s.amount end),
        ('minus', case when s.unit = 'amount' and s.amount < 0 then -s.amount end)) as v(key, amount)
      where v.amount <> 0`;
  },
  sees: (viewer) => keepsEverybody(viewer) && can(viewer.roles, 'NEWS.SHOW'),
};
