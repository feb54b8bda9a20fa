import type { ModuleSeed } from '../../../engine/module';
import { markOldFigures } from '../hourEngine';

export const hoursSeed: ModuleSeed = {
  product: markOldFigures,
  async demo(demo) {
    const { seedBands } = await import('./seedBands');
    await seedBands(demo);
    const { seedHourBank } = await import('./seedHourBank');
    await seedHourBank(demo);
  },
};
