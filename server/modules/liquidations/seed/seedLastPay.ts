import { eq } from 'drizzle-orm';
import { person } from '../../../db/schema/organisation';
import { payRun } from '../../../db/schema/payRuns';
import type { Demo } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import { addDays } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { seedRequest } from '../../../seed/seedRequest';
import { PAY_REQUEST } from '../runRequestType';
import { reckonedRun } from './demoRun';
import { tell } from './payDemoRun';

/** LCT, art. 128: so many days after the last one. */
const DAYS_TO_PAY = 4;
const MINUTE = 60_000;

/** A person leaves on the day on which the demo begins: their last pay is approved, and its slip is still to be given. */
export async function seedLastPay(
  { db, people }: Demo,
  { authorId, approverId }: { authorId: number; approverId: number },
): Promise<void> {
  const lastDay = todayIn();
  const [leaver] = await db.select().from(person).where(eq(person.leaveDate, lastDay));
  const author = people.find(({ accountId }) => accountId === authorId);
  if (!leaver || !author) return;
  const run = await reckonedRun(db, {
    kind: 'final',
    period: lastDay.slice(0, 7),
    payDay: addDays(lastDay, DAYS_TO_PAY),
    authorId,
    title: `Liquidación final de ${leaver.firstName} ${leaver.lastName}`,
    leavers: [{ personId: leaver.id, cause: 'resigned', noticeGiven: true, bestPay: '' }],
  });
  const ago = (minutes: number) => new Date(clock.ms() - minutes * MINUTE);
  await tell(db, run, [
    { kind: 'created', createdAt: ago(90) },
    { kind: 'calculated', createdAt: ago(85) },
    { kind: 'submitted', createdAt: ago(80) },
    { kind: 'approved', accountId: approverId, createdAt: ago(20) },
  ]);
  await seedRequest(db, {
    type: PAY_REQUEST,
    subjectId: run.id,
    title: run.title,
    state: 'approved',
    owner: author,
    author,
    decider: approverId,
    at: ago(80),
  });
  await db.update(payRun).set({ state: 'approved' }).where(eq(payRun.id, run.id));
}
