import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { approvalRequest, approvalSeat, approvalStep } from '../../../server/db/schema/approvals';
import { hourBankUse } from '../../../server/db/schema/hourBank';

interface HoursOff {
  personId: number;
  accountId: number;
  decider: number;
  day: string;
  granted: boolean;
}

/** Hours of the bank on a day that is over by now: asked for while it was to come, and granted or not. */
export async function hoursOff(
  db: Db,
  { personId, accountId, decider, day, granted }: HoursOff,
): Promise<{ id: number; requestId: number }> {
  const [use] = await db
    .insert(hourBankUse)
    .values({
      personId,
      day,
      whole: false,
      startsAt: new Date(`${day}T11:00:00Z`),
      endsAt: new Date(`${day}T12:00:00Z`),
      minutes: 60,
      reason: 'De prueba',
      authorId: accountId,
      approvedAt: granted ? sql`anden_now()` : null,
    })
    .returning();
  const id = use?.id ?? 0;
  const state = granted ? ('approved' as const) : ('pending' as const);
  const [request] = await db
    .insert(approvalRequest)
    .values({
      type: 'hourBankUse',
      subjectId: id,
      ownerId: personId,
      authorId: accountId,
      title: 'Horas del banco',
      state,
      steps: 1,
      decidedAt: granted ? sql`anden_now()` : null,
    })
    .returning();
  const requestId = request?.id ?? 0;
  const at = { requestId, position: 1 };
  await db.insert(approvalStep).values({ ...at, mode: 'any', state, onDeadline: 'remind' });
  await db.insert(approvalSeat).values({ ...at, accountId: decider, waiting: !granted });
  return { id, requestId };
}
