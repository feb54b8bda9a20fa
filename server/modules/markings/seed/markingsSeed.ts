import type { Db } from '../../../db/Db';
import type { ModuleSeed } from '../../../engine/module';
import type { Day } from '../../../engine/time/days';
import type { Puncher } from './punchers';

export const markingsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedPunches } = await import('./seedPunches');
    const { seedCorrections } = await import('./seedCorrections');
    await seedPunches(demo);
    await seedCorrections(demo);
  },
};

/** This makes some people punch in their shifts of some days. */
export async function punchDemoDays(
  db: Db,
  days: { from: Day; to: Day },
  people: readonly Puncher[],
): Promise<void> {
  const { punchDemo } = await import('./seedPunches');
  await punchDemo(db, days, people);
}
