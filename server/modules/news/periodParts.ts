import { eq, type SQL, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import type { OpenPart } from '../../engine/closes/openPart';
import type { SealPart } from '../../engine/closes/sealPart';
import { everAt, siteOn } from '../../engine/people/siteOn';

export const openNews: OpenPart = {
  module: 'news',
  label: ['Novedad sin validar', 'Novedades sin validar'],
  rows: ({ from, to }) => {
    const first = sql`greatest(${news.fromDay}, ${from}::date)`;
    return sql`select ${news.personId} as person_id, ${first} as day from ${news}
      where ${news.fromDay} <= ${to}::date and ${news.toDay} >= ${from}::date
        and ${news.state} in ('draft', 'pending')`;
  },
  path: ({ siteId, from, to }) =>
    `/news?filtro=state:in:draft,pending&filtro=siteId:in:${siteId}&filtro=fromDay:to:${to}&filtro=toDay:from:${from}`,
};

/** Hours and amounts; the days that a novelty takes are sealed as absences. */
const sealedNews = (part: Omit<SealPart, 'lines'>, unit: SQL): SealPart => ({
  ...part,
  lines: ({
    siteId,
    from,
    to,
  }) => sql`select concat_ws(' ', ${news.id}, ${news.personId}, ${news.fromDay},
      ${news.typeId}, ${news.quantity}, ${news.paidPercent}) as line
    from ${news} join ${newsType} on ${eq(newsType.id, news.typeId)}
    where ${news.fromDay} between ${from}::date and ${to}::date and ${news.state} = 'validated' and ${unit}
      and ${everAt(sql`${news.personId}`, sql`${siteId}::int`)}
      and ${siteOn(sql`${news.personId}`, sql`${news.fromDay}`)} = ${siteId}`,
});

export const newsSealed = [
  sealedNews(
    { key: 'newsHours.1', label: 'Novedades en horas', ledger: 'time' },
    eq(newsType.unit, 'hours'),
  ),
  sealedNews(
    { key: 'newsAmounts.1', label: 'Novedades en dinero', ledger: 'pay' },
    eq(newsType.unit, 'amount'),
  ),
];
