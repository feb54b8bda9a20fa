import { and, desc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { profileChange } from '../../db/schema/people';
import { notFound } from '../../engine/http/fault';

export const PROFILE_CHANGE = 'profileChange';

/** The changes that a person asked for, with the state of each request. */
export const profileChangeRows = (db: Db, personId: number) =>
  db
    .select({ id: approvalRequest.id, state: approvalRequest.state, subject: profileChange })
    .from(approvalRequest)
    .innerJoin(profileChange, eq(profileChange.id, approvalRequest.subjectId))
    .where(and(eq(approvalRequest.type, PROFILE_CHANGE), eq(profileChange.personId, personId)));

type Row = Awaited<ReturnType<typeof profileChangeRows>>[number];

/** The one that was sent back, and waits for its owner. */
export function sentBack(rows: readonly Row[], requestId: number): Row {
  const row = rows.find(({ id, state }) => id === requestId && state === 'draft');
  if (!row) throw notFound('Esa solicitud no existe o ya no se puede cambiar.');
  return row;
}

/** The changes that a person asked for and nobody decided, the last first. */
export const undecidedChanges = (db: Db, personId: number) =>
  db
    .select({ request: approvalRequest, change: profileChange.change })
    .from(approvalRequest)
    .innerJoin(profileChange, eq(profileChange.id, approvalRequest.subjectId))
    .where(
      and(
        eq(approvalRequest.type, PROFILE_CHANGE),
        eq(approvalRequest.ownerId, personId),
        anyOf(approvalRequest.state, ['pending', 'draft']),
      ),
    )
    .orderBy(desc(approvalRequest.submittedAt), desc(approvalRequest.id));
