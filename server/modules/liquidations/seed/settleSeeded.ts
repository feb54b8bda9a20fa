import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { payRunPerson } from '../../../db/schema/payRuns';
import type { PayItemContext } from '../../../engine/pay/payItem';
import { settlePayItems } from '../../../engine/pay/settlePayItems';
import { readAccountViewer } from '../../../engine/session/readViewer';
import { settleWithheld } from '../../garnishments';
import type { Run } from '../runRules';

const nothing = async () => undefined;

/** Items that a run of the past took are settled as of the day on which it was paid; no notice goes out for them today. */
export async function settleSeeded(db: Db, run: Run): Promise<void> {
  const viewer = await readAccountViewer(db, run.authorId);
  if (!viewer) throw new Error('nobody prepares the pay of the demo');
  const context: PayItemContext = {
    db,
    viewer,
    audit: nothing,
    emit: nothing,
    afterCommit: () => undefined,
    services: {
      channels: [],
      jobs: {
        chores: [],
        request: async () => '',
        hurry: nothing,
        flush: nothing,
        stop: nothing,
      },
    },
  };
  const at = DateTime.fromISO(run.payDay, { zone: 'utc' }).set({ hour: 13 }).toJSDate();
  const people = await db.select().from(payRunPerson).where(eq(payRunPerson.runId, run.id));
  for (const { personId, items, withheld } of people) {
    await settlePayItems(context, { ...run, at }, personId, items);
    await settleWithheld(context, { id: run.id, at }, withheld);
  }
}
