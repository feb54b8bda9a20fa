import type { askedStates } from '@contract/documents/documentRequest';
import { listDocumentRequests } from '@contract/documents/listDocumentRequests';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { documentRequest, documentRequestItem } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { authorRefs } from '../../engine/people/authorRef';
import { askedOverdue } from './askedDocumentQueries';
import { documentRequestsList } from './documentRequestQueries';

/** How many people stand where, and how many are late, in each request. */
async function progressOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      requestId: documentRequestItem.requestId,
      state: documentRequestItem.state,
      people: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${askedOverdue}))::int`,
    })
    .from(documentRequestItem)
    .innerJoin(documentRequest, eq(documentRequest.id, documentRequestItem.requestId))
    .innerJoin(person, eq(person.id, documentRequestItem.personId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(inArray(documentRequestItem.requestId, [...ids]))
    .groupBy(documentRequestItem.requestId, documentRequestItem.state);
}

type Progress = Awaited<ReturnType<typeof progressOf>>;

const countsOf = (progress: Progress) => {
  const peopleIn = (state: (typeof askedStates)[number]) =>
    progress.find((one) => one.state === state)?.people ?? 0;
  return {
    requested: peopleIn('requested'),
    delivered: peopleIn('delivered'),
    accepted: peopleIn('accepted'),
    rejected: peopleIn('rejected'),
    cancelled: peopleIn('cancelled'),
  };
};

export const listDocumentRequestsHandler = implement(
  listDocumentRequests,
  async (input, context) => {
    const { rows, ...counted } = await runList(documentRequestsList, context, input);
    const ids = rows.map(({ id }) => id);
    const progress = await progressOf(context.db, ids);
    const authors = await authorRefs(
      context.db,
      rows.map(({ authorId }) => authorId),
    );
    return {
      ...counted,
      rows: rows.map(({ authorId, createdAt, ...row }) => {
        const own = progress.filter(({ requestId }) => requestId === row.id);
        return {
          ...row,
          author: authors.get(authorId) ?? null,
          createdAt: createdAt.toISOString(),
          counts: countsOf(own),
          overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
        };
      }),
    };
  },
);
