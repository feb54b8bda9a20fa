import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { payRun } from '../../../db/schema/payRuns';
import type { JobKind } from '../../../engine/jobs/jobRunner';
import { turnOfTask } from '../../../engine/signing/turnOf';

export const PAY_HISTORY = 'demo-pay';

const payHistory = z.object({
  /** The oldest first: each looks back on those before. */
  periods: z.array(z.string()),
  /** The one after them, which was paid before they were written. */
  next: z.string(),
  authorId: z.int(),
  approverId: z.int(),
});

export type PayHistory = z.infer<typeof payHistory>;

/** This job pays the months before those that the demo's first start has, with real slips; each month whole or not at all. */
export const payHistoryJob: JobKind = {
  kind: PAY_HISTORY,
  run: async ({ id, payload, doneUnits, services, step }) => {
    const { periods, next, authorId, approverId } = payHistory.parse(payload);
    const { payMonth } = await import('./payMonth');
    const { reckonAll } = await import('./demoRun');
    for (const [index, period] of [...periods.entries()].slice(doneUnits)) {
      await step(index + 1, periods.length, async ({ db, emit }) => {
        const tools = { db, services, turn: turnOfTask(id) };
        const signing = { signedBy: 'everybody', dissenter: null } as const;
        await payMonth(tools, { period, authorId, approverId, ...signing });
        if (index === periods.length - 1) {
          // It has a month before it now, which it is compared with.
          const [after] = await db
            .select()
            .from(payRun)
            .where(and(eq(payRun.kind, 'monthly'), eq(payRun.period, next), eq(payRun.number, 1)));
          if (after) await reckonAll(db, after);
        }
        await emit([{ type: 'PayRun', id: 'LIST' }], {
          kind: 'everyone',
          permission: 'LIQUIDATION.SHOW',
        });
        await emit([{ type: 'Receipt', id: 'LIST' }], { kind: 'everyone' });
      });
    }
    return `${periods.length} meses de liquidaciones con sus recibos.`;
  },
};
