import { daysInWords } from '@contract/core/daysInWords';
import { can } from '@contract/session/can';
import type { ConditionField } from '@contract/workflow/condition';
import { and, asc, eq, sql } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import type { Context, Viewer } from '../../engine/acciones/context';
import { managerDecides } from '../../engine/approvals/managerDecides';
import {
  type Closing,
  defineRequestType,
  type Ends,
  type FindChoices,
  type Refusal,
  type RequestType,
} from '../../engine/approvals/requestType';
import { releaseAbsence } from '../absences';
import { attachedCertificate } from './attachedCertificate';
import { holdDays } from './holdDays';
import { facts, type NewsSubject } from './newsFacts';
import { refuseClosedNews } from './newsPeriod';
import type { StoredNews } from './newsQueries';
import { NEWS_REQUEST, RESERVED_REQUEST } from './newsRequestTypes';
import { newsStore } from './newsStore';

/** The kinds of novelty that people ask for and managers decide, for a condition. */
const newsTypeChoices: FindChoices = async (db) => {
  const rows = await db
    .select({ id: newsType.id, name: newsType.name, active: newsType.active })
    .from(newsType)
    .where(and(eq(newsType.askable, true), eq(newsType.medical, false)))
    .orderBy(asc(newsType.id));
  return rows.map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (inactiva)`,
  }));
};

async function load(db: Context['db'], id: number): Promise<NewsSubject | null> {
  const [found] = await db
    .select({
      row: news,
      type: newsType,
      siteId: person.siteId,
      areaId: person.areaId,
      days: sql<number>`${news.toDay} - ${news.fromDay} + 1`,
    })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .innerJoin(person, eq(person.id, news.personId))
    .where(eq(news.id, id));
  if (!found) return null;
  const { row, type, days } = found;
  // Everybody in the chain reads the title: for a reserved type it says no more than the calendar does.
  const name = type.medical ? 'Ausencia' : type.name;
  return {
    ...found,
    ownerId: row.personId,
    title: `${name}, ${daysInWords(row)}`,
    values: { days, typeId: type.id },
  };
}

/** A link is only for people to whom its page opens. */
const mayOpen = ({ personId, roles, roleScope }: Viewer, row: StoredNews) =>
  row.personId === personId || (roleScope !== 'own' && can(roles, 'NEWS.SHOW'));

const kinds = {
  rejected: 'reject',
  returned: 'returned',
  cancelled: 'withdraw',
  expired: 'expired',
} as const;
const states = {
  rejected: 'rejected',
  returned: 'draft',
  cancelled: 'cancelled',
  expired: 'rejected',
} as const;

async function onApproved(context: Context, { row, type }: NewsSubject): Promise<void> {
  await refuseClosedNews(context.db, row.personId, type.unit, row);
  const done = { kind: 'validate', accountId: context.viewer.accountId } as const;
  const after = await newsStore.write(context, row, { state: 'validated' }, done);
  await holdDays(context, after, type);
}

async function onRefused(
  ends: Ends,
  { row }: NewsSubject,
  refusal: Refusal,
  { accountId, reason }: Closing,
): Promise<void> {
  const done = { kind: kinds[refusal], accountId, reason };
  await newsStore.write(ends, row, { state: states[refusal] }, done);
  await releaseAbsence(ends, 'news', row.id);
}

const days: ConditionField = { key: 'days', label: 'Cuántos días', kind: 'number', choices: [] };

const parts: Omit<RequestType<NewsSubject>, 'type' | 'label' | 'defaultSteps'> = {
  fallback: 'NEWS.STATE',
  fields: [days],
  load,
  facts,
  attachments: async (context, { row }) => {
    const file = await attachedCertificate(context, row.id);
    return file ? [file] : [];
  },
  link: ({ viewer }, { row }) => (mayOpen(viewer, row) ? `/news/${row.id}` : null),
  onApproved,
  onRefused,
};

/** A manager decides these: an absence with notice, an early leaving. */
export const newsRequest = defineRequestType<NewsSubject>({
  ...parts,
  type: NEWS_REQUEST,
  label: 'Novedad',
  fields: [{ key: 'typeId', label: 'Tipo de novedad', kind: 'choice', choices: [] }, days],
  choices: { typeId: newsTypeChoices },
  defaultSteps: managerDecides(48),
});

/** A novelty of health goes straight to people who keep medical files. */
export const reservedNewsRequest = defineRequestType<NewsSubject>({
  ...parts,
  type: RESERVED_REQUEST,
  label: 'Aviso de ausencia',
  defaultSteps: [{ mode: 'any', resolvers: [], hours: 48, onDeadline: 'remind', escalateTo: null }],
});
