import { listMyRequests, listWaiting } from '@contract/workflow/requestAcciones';
import { requestStates } from '@contract/workflow/requestState';
import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { person } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import { delegatorsOf } from '../../engine/approvals/heldAccounts';
import { requestTypeNamed } from '../../engine/approvals/registry';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { ascending, descending } from '../../engine/lists/sortKeys';
import { toPersonRef } from '../users';

const isLate = sql<boolean>`(${approvalRequest.state} = 'pending' and ${approvalRequest.dueAt} < anden_now())`;

const columns: ListColumns = {
  type: { kind: 'text', by: approvalRequest.type },
  state: { kind: 'enum', by: approvalRequest.state, values: requestStates },
  ownerId: { kind: 'person', by: approvalRequest.ownerId },
  ownerName: { kind: 'text', by: person.lastName, sortBy: [person.lastName, person.firstName] },
  siteId: { kind: 'number', by: person.siteId },
  areaId: { kind: 'number', by: person.areaId },
  submittedAt: { kind: 'instant', by: approvalRequest.submittedAt },
  dueAt: { kind: 'instant', by: approvalRequest.dueAt },
  late: {
    kind: 'condition',
    where: (value) => (value === false ? sql`not ${isLate}` : isLate),
  },
};

const fields = {
  ...getTableColumns(approvalRequest),
  ownerFirstName: person.firstName,
  ownerLastName: person.lastName,
  ownerPosition: person.position,
  ownerPhotoHash: person.photoHash,
  late: isLate,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select.from(approvalRequest).innerJoin(person, eq(person.id, approvalRequest.ownerId));

export const requestRows = (db: Db) => from(db.select(fields));

export type RequestRow = Awaited<ReturnType<typeof requestRows>>[number];

/** The seats that wait for this account, in its own name or in somebody's who left it to them. */
export const waitsFor = ({ accountId, personId }: Viewer): SQL => sql`(
  exists (select from approval_seat seat where seat.request_id = ${approvalRequest.id} and seat.waiting
    and (seat.account_id = ${accountId} or seat.account_id in ${delegatorsOf(accountId)}))
  and (${approvalRequest.selfApproval} or ${approvalRequest.ownerId} is distinct from ${personId}))`;

const search = sql`anden_fold(${approvalRequest.title} || ' ' || ${person.lastName} || ' ' || ${person.firstName})`;

/** The oldest first: who asked before waits longest. */
export const waitingList = defineList({
  accion: listWaiting,
  id: approvalRequest.id,
  columns: () => columns,
  order: [ascending(approvalRequest.submittedAt)],
  search,
  where: ({ viewer }) => and(eq(approvalRequest.state, 'pending'), waitsFor(viewer)),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const ownRequest = ({ accountId, personId }: Viewer): SQL | undefined =>
  or(
    eq(approvalRequest.authorId, accountId),
    personId === null ? undefined : eq(approvalRequest.ownerId, personId),
  );

export const ownRequestsList = defineList({
  accion: listMyRequests,
  id: approvalRequest.id,
  columns: () => columns,
  order: [descending(approvalRequest.submittedAt)],
  search,
  where: ({ viewer }) => ownRequest(viewer),
  fields,
  from: (select) => from(select).$dynamic(),
});

export const toRequest = (row: RequestRow) => ({
  id: row.id,
  type: row.type,
  typeLabel: requestTypeNamed(row.type).label,
  title: row.title,
  owner: toPersonRef({
    id: row.ownerId,
    firstName: row.ownerFirstName,
    lastName: row.ownerLastName,
    position: row.ownerPosition,
    photoHash: row.ownerPhotoHash,
  }),
  state: row.state,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
  late: row.late ?? false,
  step: row.step,
  steps: row.steps,
  version: row.version,
});
