import type { Db } from '../../../db/Db';
import type { ModuleSeed } from '../../../engine/module';
import type { Week } from '../../../engine/time/weekOf';

export const schedulesSeed: ModuleSeed = {
  async demo(demo) {
    const { seedSchedules } = await import('./seedSchedules');
    await seedSchedules(demo);
    const { seedChanges } = await import('./seedChanges');
    await seedChanges(demo);
  },
};

/** The shifts of some days that are over. */
export async function planDemoDays(db: Db, days: Week, author: number): Promise<void> {
  const { planDemo } = await import('./seedSchedules');
  await planDemo(db, days, author);
}
