import type { AskedDocument } from '@contract/documents/documentRequest';
import { eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { documentRequest, documentRequestItem } from '../../db/schema/documents';
import { person, site } from '../../db/schema/organisation';
import { listHandler } from '../../engine/lists/listHandler';
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
    .where(anyOf(documentRequestItem.requestId, [...ids]))
    .groupBy(documentRequestItem.requestId, documentRequestItem.state);
}

type Progress = Awaited<ReturnType<typeof progressOf>>;

const countsOf = (progress: Progress) => {
  const peopleIn = (state: AskedDocument['state']) =>
    progress.find((one) => one.state === state)?.people ?? 0;
  return {
    requested: peopleIn('requested'),
    delivered: peopleIn('delivered'),
    accepted: peopleIn('accepted'),
    rejected: peopleIn('rejected'),
    cancelled: peopleIn('cancelled'),
  };
};

export const listDocumentRequestsHandler = listHandler(
  documentRequestsList,
  async (rows, { db }) => {
    const ids = rows.map(({ id }) => id);
    const progress = await progressOf(db, ids);
    const authors = await authorRefs(
      db,
      rows.map(({ authorId }) => authorId),
    );
    return rows.map(({ authorId, createdAt, ...row }) => {
      const own = progress.filter(({ requestId }) => requestId === row.id);
      return {
        ...row,
        author: authors.get(authorId) ?? null,
        createdAt: createdAt.toISOString(),
        counts: countsOf(own),
        overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
      };
    });
  },
);
