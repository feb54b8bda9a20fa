import type { ModuleSeed } from '../../../engine/module';

export const syncSeed: ModuleSeed = {
  async demo({ db, people }) {
    const { seedLinks } = await import('./seedLinks');
    await seedLinks(db, people);
    const { seedWebhooks } = await import('./seedWebhooks');
    await seedWebhooks(db);
  },
};
