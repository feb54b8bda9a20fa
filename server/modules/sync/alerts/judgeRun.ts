import { refusesTooMany } from '@contract/sync/linkLimits';
import { eq } from 'drizzle-orm';
import { link, linkRun } from '../../../db/schema/sync';
import type { JobStep } from '../../../engine/jobs/jobRunner';
import { notify } from '../../../engine/notifications/notify';
import { settleNotices } from '../../../engine/notifications/settleNotices';
import { silenceEnds } from './isQuiet';
import { LIMITS, quietPath, rejectsNotice, rejectsPath } from './limitNotices';

type Run = typeof linkRun.$inferSelect;

/** Rows that were there already came in too: the other system goes on. */
async function endSilence({ db, emit }: Pick<JobStep, 'db' | 'emit'>, run: Run): Promise<void> {
  if (run.written + run.unchanged === 0) return;
  await db.update(link).set(silenceEnds).where(eq(link.id, run.linkId));
  await settleNotices({ db, emit }, { type: LIMITS, link: quietPath(run.linkId) });
}

/** Tells of a run that refused more than its link allows, unless the one before it did so too or the link is paused. */
async function judgeRejects({ db, services, emit }: JobStep, run: Run): Promise<void> {
  const ofLink = eq(link.id, run.linkId);
  const [limited] = await db.select().from(link).where(ofLink).for('update');
  if (!limited || limited.rejectPercent === null) return;
  const over = refusesTooMany(run, limited.rejectPercent);
  if (over === null || over === limited.rejectsOver || (over && limited.paused)) return;
  await db.update(link).set({ rejectsOver: over }).where(ofLink);
  if (over) {
    await notify({ db, services, emit }, [limited.accountId], rejectsNotice(limited, run));
  } else {
    await settleNotices({ db, emit }, { type: LIMITS, link: rejectsPath(run.linkId) });
  }
}

/** Compares a run that ended with the limits of its link, in the transaction that ends it. */
export async function judgeRun(step: JobStep, runId: number): Promise<void> {
  const [run] = await step.db.select().from(linkRun).where(eq(linkRun.id, runId));
  if (!run) return;
  await endSilence(step, run);
  await judgeRejects(step, run);
}
