import type { ModuleSeed } from '../../../engine/module';

export const countersSeed: ModuleSeed = {
  async demo({ db, people }) {
    const { seedCounts } = await import('./seedCounts');
    await seedCounts(db, people);
  },
};
