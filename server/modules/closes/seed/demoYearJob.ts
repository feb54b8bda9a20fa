import { z } from 'zod';
import type { JobKind } from '../../../engine/jobs/jobRunner';
import { partsOf } from '../../../engine/module';
import { punchDemoDays } from '../../markings';
import { planDemoDays } from '../../schedules';
import { spanOf } from '../periods';

export const DEMO_YEAR = 'demo-year';

const demoYear = z.object({
  /** The newest first. */
  months: z.array(z.string()),
  authorId: z.int(),
  people: z.array(z.object({ id: z.int(), phone: z.boolean() })),
});

export type DemoYear = z.infer<typeof demoYear>;

/** Each month of the invented organisation's past at once: its shifts, its punches, its hours, and its close. Nobody sees half of one. */
export const demoYearJob: JobKind = {
  kind: DEMO_YEAR,
  run: async ({ payload, doneUnits, step }) => {
    const { months, authorId, people } = demoYear.parse(payload);
    const { closeDemo } = await import('./closeDemo');
    for (const [index, month] of [...months.entries()].slice(doneUnits)) {
      await step(index + 1, months.length, async ({ db, emit }) => {
        const days = spanOf(month);
        await planDemoDays(db, days, authorId);
        await punchDemoDays(db, days, people);
        await closeDemo(db, [month], authorId);
        const tags = ['Hour', 'Roster', 'Punch', 'PeriodClose'] as const;
        await emit(
          tags.map((type) => ({ type, id: 'LIST' })),
          { kind: 'everyone' },
        );
        if (index < months.length - 1) return;
        for (const seed of partsOf('seeds')) await seed.demoPast?.(db);
      });
    }
    return `${months.length} meses de turnos, fichadas y cierres.`;
  },
};
