import { and, eq, lt, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { link, linkReject, linkRun } from '../../../db/schema/sync';
import { judgeRun } from '../alerts/judgeRun';
import { askIfReopened } from '../parked/askParked';
import { beginRun } from './beginRun';
import { markRead } from './endRun';
import type { LinkWork } from './linkWork';
import { hasMore } from './takeFile';
import { TakenOver } from './takenOver';
import { tellLinks } from './tellLinks';

const now = sql`anden_now()`;

/** A row that came again as it was is attended in its newest place alone. */
async function supersede(db: Db, linkId: number, runId: number): Promise<void> {
  const again = sql`exists (select 1 from link_row n where n.run_id = ${runId}
    and n.state in ('rejected', 'parked') and n.cells = ${linkReject.cells})`;
  const ofLink = sql`${linkReject.runId} in (select id from link_run where link_id = ${linkId})`;
  await db
    .update(linkReject)
    .set({ state: 'superseded' })
    .where(
      and(
        anyOf(linkReject.state, ['rejected', 'parked']),
        lt(linkReject.runId, runId),
        ofLink,
        again,
      ),
    );
}

/** Ends a run whose rows are all attended, and marks the file as read in the same transaction. */
export async function finishRun({ job, link: of, run }: LinkWork): Promise<void> {
  await job.step(run.read, run.read, async ({ db, services, emit }) => {
    const [ended] = await db
      .update(linkRun)
      .set({
        state: sql`case when ${linkRun.rejected} > 0 then 'partial' else 'done' end`,
        ...{ endedAt: now, staged: null },
      })
      .where(and(eq(linkRun.id, run.id), eq(linkRun.state, 'running')))
      .returning();
    if (!ended) throw new TakenOver('it ended');
    await markRead(db, ended);
    await db
      .update(link)
      .set({ lastGoodAt: now, lookedAt: now, failures: 0 })
      .where(eq(link.id, ended.linkId));
    await judgeRun({ db, services, emit }, ended.id);
    await supersede(db, ended.linkId, ended.id);
    if (ended.rejected > 0) await askIfReopened(db, services, of, ended);
    if (await hasMore(db, services, of)) await beginRun(db, services, of, 'more');
    await tellLinks(emit);
  });
  await job.services.jobs.flush();
}
