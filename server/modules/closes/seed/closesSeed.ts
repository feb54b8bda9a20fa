import { randomUUID } from 'node:crypto';
import { jobProgress } from '../../../db/schema/events';
import type { ModuleSeed } from '../../../engine/module';
import { punchersOf } from '../../markings';
import { lastMonth, monthBefore } from '../periods';
import { DEMO_YEAR, type DemoYear } from './demoYearJob';

/** Every month that is over is closed at every site; the older ones are written and closed by a task, once the server answers. */
export const closesSeed: ModuleSeed = {
  async demo({ db, people, hr: [closedBy], wholeYear }) {
    const { closeDemo } = await import('./closeDemo');
    const last = lastMonth();
    await closeDemo(db, [monthBefore(last), last], closedBy);
    if (!wholeYear) return;
    const { demoPast } = await import('../../../seed/demoYear');
    const payload: DemoYear = {
      months: demoPast().map((day) => day.slice(0, 7)),
      authorId: closedBy,
      people: punchersOf(people),
    };
    await db.insert(jobProgress).values({
      id: randomUUID(),
      kind: DEMO_YEAR,
      title: 'Completar las horas de la organización de ejemplo',
      payload,
      totalUnits: payload.months.length,
      state: 'queued',
    });
  },
};
