import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../db/schema/approvals';
import type { Services } from '../acciones/context';
import { tracedAs } from '../acciones/tracedAs';
import { clock } from '../time/clock';
import { apartFrom } from './apartFrom';
import { approversOf, fallbackApprovers } from './approvers';
import { refuseRequest } from './closeRequest';
import { requestTypeNamed } from './registry';
import type { Ends } from './requestType';
import { ownerOf } from './resolveChain';
import type { StoredRequest } from './seats';
import { tellScreens, tellWaiting } from './tellApproval';

type Step = typeof approvalStep.$inferSelect;

/** In the audit, for what the server does by itself. */
const ACCION = 'solicitud.vencer';

const endsOf = (db: Db, services: Services): Ends => ({
  services,
  ...tracedAs(db, { accountId: null, accion: ACCION }),
});

/** Waiting for nobody who can still sign in. */
const forsaken = sql<boolean>`not exists (
  select from approval_seat s join account a on a.id = s.account_id and a.active
  left join person p on p.id = a.person_id
  where s.request_id = approval_request.id and s.waiting
    and (p.id is null or anden_works_today(p.leave_date, p.site_id)))`;

async function addSeats(ends: Ends, request: StoredRequest, accountIds: readonly number[]) {
  const { db } = ends;
  const seats = accountIds.map((accountId) => ({
    requestId: request.id,
    position: request.step,
    accountId,
    waiting: true,
    escalated: true,
  }));
  const added = await db.insert(approvalSeat).values(seats).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  // The one who takes over speaks for the step, and it no longer waits for those who let the time pass.
  await db
    .update(approvalStep)
    .set({ mode: 'any', escalatedAt: sql`anden_now()` })
    .where(and(eq(approvalStep.requestId, request.id), eq(approvalStep.position, request.step)));
  await db.insert(approvalEvent).values({ requestId: request.id, kind: 'escalated' });
  await tellScreens(ends, request);
  await tellWaiting(ends, request);
  return true;
}

async function escalate(ends: Ends, request: StoredRequest, step: Step): Promise<boolean> {
  const { db } = ends;
  const { selfApproval } = request;
  const owner = await ownerOf(db, request.ownerId);
  const apart = await apartFrom(db, request);
  const named = step.escalateTo
    ? await approversOf(db, owner, [step.escalateTo], { selfApproval, apart })
    : [];
  const { fallback } = requestTypeNamed(request.type);
  const found = named.length > 0 ? named : await fallbackApprovers(db, owner, fallback, apart);
  return found.length > 0 && addSeats(ends, request, found);
}

async function remind(ends: Ends, request: StoredRequest, step: Step): Promise<void> {
  const [due] = await ends.db
    .update(approvalStep)
    .set({ remindedAt: sql`anden_now()` })
    .where(
      and(
        eq(approvalStep.id, step.id),
        sql`coalesce(${approvalStep.remindedAt}, '-infinity') < anden_now() - interval '1 day'`,
      ),
    )
    .returning();
  if (!due) return;
  await ends.db.insert(approvalEvent).values({ requestId: request.id, kind: 'reminded' });
  await tellWaiting(ends, request, true);
}

async function attend(ends: Ends, id: number, isForsaken: boolean): Promise<void> {
  const { db } = ends;
  const [request] = await db
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.id, id), eq(approvalRequest.state, 'pending')))
    .for('update', { skipLocked: true });
  if (!request) return;
  const [step] = await db
    .select()
    .from(approvalStep)
    .where(and(eq(approvalStep.requestId, id), eq(approvalStep.position, request.step)));
  if (!step) throw new Error('a request without its step');
  const late = request.dueAt !== null && request.dueAt <= clock.now();
  if (late && step.onDeadline === 'expire') {
    return refuseRequest(ends, request, 'expired', { accountId: null });
  }
  const passesOn = isForsaken || (step.onDeadline === 'escalate' && step.escalatedAt === null);
  if (passesOn && (await escalate(ends, request, step))) return;
  if (late) await remind(ends, request, step);
}

/** Reminds, passes on or ends what waited too long, and what waits for people who are gone. */
export async function attendDeadlines(db: Db, services: Services): Promise<void> {
  const due = await db
    .select({ id: approvalRequest.id, isForsaken: forsaken })
    .from(approvalRequest)
    .where(
      and(
        eq(approvalRequest.state, 'pending'),
        sql`(${approvalRequest.dueAt} <= anden_now() or ${forsaken})`,
      ),
    )
    .orderBy(approvalRequest.id);
  for (const { id, isForsaken } of due) {
    await db.transaction((tx) => attend(endsOf(tx, services), id, isForsaken));
  }
  if (due.length > 0) services.wake();
  await services.jobs.flush();
}
