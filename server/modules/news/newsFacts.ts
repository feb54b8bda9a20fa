import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import type { DecisionFact, Subject } from '../../engine/approvals/requestType';
import type { Day } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { whoIsAway } from '../absences';
import type { StoredNews } from './newsQueries';
import { knowsNews, opensCertificate } from './newsScope';

export interface NewsSubject extends Subject {
  row: StoredNews;
  type: typeof newsType.$inferSelect;
  siteId: number;
  areaId: number;
}

const certificateFact = (
  { certificateHash, certificateDue }: StoredNews,
  today: Day,
): DecisionFact[] => {
  if (certificateHash) return [{ label: 'Certificado', value: 'Adjunto', tone: 'good' }];
  if (!certificateDue) return [];
  const until = certificateDue.split('-').reverse().join('/');
  const value =
    certificateDue < today
      ? `Plazo vencido: tenía hasta el ${until}`
      : `Falta; tiene hasta el ${until}`;
  return [{ label: 'Certificado', value, tone: 'warning' }];
};

async function awayFact(context: Context, { row, areaId }: NewsSubject): Promise<DecisionFact> {
  const away = await whoIsAway(
    context,
    and(eq(person.areaId, areaId), ne(person.id, row.personId)),
    {
      from: row.fromDay,
      to: row.toDay,
    },
  );
  const names = [...new Set(away.map(({ name }) => name))];
  return {
    label: 'También faltan en su área',
    value: names.length > 0 ? names.join(' · ') : 'Nadie',
    tone: names.length > 0 ? 'warning' : 'good',
  };
}

async function earlierFact({ db, viewer }: Context, { row }: NewsSubject): Promise<DecisionFact> {
  const year = `${row.fromDay.slice(0, 4)}-01-01`;
  const [counted] = await db
    .select({ known: sql<number>`count(*)::int` })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(
      and(
        eq(news.personId, row.personId),
        ne(news.id, row.id),
        eq(news.state, 'validated'),
        gte(news.fromDay, year),
        sql`${knowsNews(viewer)}`,
      ),
    );
  return { label: 'Novedades suyas este año', value: String(counted?.known ?? 0), tone: 'plain' };
}

/** The facts that help to decide, as far as the decider may know them. */
export async function facts(context: Context, subject: NewsSubject): Promise<DecisionFact[]> {
  const { db, viewer } = context;
  const [may] = await db
    .select({
      knows: sql<boolean>`${knowsNews(viewer)}`,
      file: sql<boolean>`${opensCertificate(viewer)}`,
    })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(eq(news.id, subject.row.id));
  return [
    ...(may?.knows ? [{ label: 'Qué es', value: subject.type.name, tone: 'plain' as const }] : []),
    ...(may?.file && subject.row.note
      ? [{ label: 'Qué cuenta', value: subject.row.note, tone: 'plain' as const }]
      : []),
    ...certificateFact(subject.row, await todayAt(db, subject.siteId)),
    await awayFact(context, subject),
    await earlierFact(context, subject),
  ];
}
