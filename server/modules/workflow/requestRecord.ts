import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalEvent, approvalRequest } from '../../db/schema/approvals';
import type { Context } from '../../engine/acciones/context';
import { noRequest, seesRequest } from '../../engine/approvals/lockRequest';
import { presentChain } from '../../engine/approvals/presentChain';
import { requestTypeNamed } from '../../engine/approvals/registry';
import { isSelf, requestActions } from '../../engine/approvals/requestActions';
import { type StoredRequest, seatsHeld } from '../../engine/approvals/seats';
import { authorRefs } from '../../engine/people/authorRef';
import { onBehalfNames } from './onBehalfNames';
import { requestRows, toRequest } from './requestQueries';

/** This many help to decide. */
const PREVIOUS = 5;

async function historyOf(db: Db, requestId: number) {
  const rows = await db
    .select()
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, requestId))
    .orderBy(approvalEvent.id);
  const refs = await authorRefs(
    db,
    rows.flatMap(({ accountId, onBehalfOf }) => [accountId ?? 0, onBehalfOf ?? 0]),
  );
  return rows.map(({ id, kind, accountId, onBehalfOf, reason, createdAt }) => ({
    id,
    kind,
    who: refs.get(accountId ?? 0) ?? null,
    onBehalfOf: refs.get(onBehalfOf ?? 0) ?? null,
    reason,
    at: createdAt.toISOString(),
  }));
}

/** The earlier requests of the same person and kind. */
async function previousOf(db: Db, { id, type, ownerId }: StoredRequest) {
  const rows = await requestRows(db)
    .where(
      and(
        eq(approvalRequest.type, type),
        eq(approvalRequest.ownerId, ownerId),
        ne(approvalRequest.id, id),
      ),
    )
    .orderBy(desc(approvalRequest.submittedAt), desc(approvalRequest.id))
    .limit(PREVIOUS);
  return rows.map(toRequest);
}

/** A request whole, for somebody whom it concerns or who sees what it is about. */
export async function requestRecord(context: Context, id: number) {
  const { db, viewer } = context;
  const [row] = await requestRows(db).where(eq(approvalRequest.id, id));
  if (!row || !(await seesRequest(context, row))) throw noRequest();
  const type = requestTypeNamed(row.type);
  const subject = await type.load(db, row.subjectId);
  const held = isSelf(row, viewer) ? [] : await seatsHeld(db, id, viewer.accountId);
  const behalf = held.length > 0 ? await onBehalfNames(context, [id]) : new Map<number, string>();
  const actions = requestActions(row, held, viewer);
  return {
    ...toRequest(row),
    facts: subject ? await type.facts(context, subject) : [],
    attachments: (subject && (await type.attachments?.(context, subject))) ?? [],
    parts: (subject && (await type.parts?.(context, subject))) ?? [],
    chain: await presentChain(db, id),
    history: await historyOf(db, id),
    previous: await previousOf(db, row),
    actions,
    onBehalfOf: behalf.get(id) ?? null,
    link: (subject && type.link?.(context, subject)) ?? null,
    editLink: subject && actions.includes('edit') ? (type.editLink?.(id, subject) ?? null) : null,
  };
}
