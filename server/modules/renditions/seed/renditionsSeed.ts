import type { ModuleSeed } from '../../../engine/module';

export const renditionsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedRenditions } = await import('./seedRenditions');
    await seedRenditions(demo);
  },
};
