import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';

/** The request of a record, while somebody has it to decide or to correct. */
export async function openRequestOf(db: Db, type: string | readonly string[], subjectId: number) {
  const [row] = await db
    .select({ id: approvalRequest.id, version: approvalRequest.version })
    .from(approvalRequest)
    .where(
      and(
        anyOf(approvalRequest.type, typeof type === 'string' ? [type] : [...type]),
        eq(approvalRequest.subjectId, subjectId),
        anyOf(approvalRequest.state, ['pending', 'draft']),
      ),
    );
  return row ?? null;
}
