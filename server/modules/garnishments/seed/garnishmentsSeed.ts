import type { ModuleSeed } from '../../../engine/module';

export const garnishmentsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedGarnishments } = await import('./seedGarnishments');
    await seedGarnishments(demo);
  },
};
