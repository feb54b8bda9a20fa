import type { ModuleSeed } from '../../../engine/module';

export const receivingSeed: ModuleSeed = {
  async demo({ db, people }) {
    const { seedArrivals } = await import('./seedArrivals');
    await seedArrivals(db, people);
    const { seedReorders } = await import('./seedReorders');
    await seedReorders(db);
  },
};
