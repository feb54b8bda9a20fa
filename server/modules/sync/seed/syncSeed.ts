import type { ModuleSeed } from '../../../engine/module';

export const syncSeed: ModuleSeed = {
  async demo(demo) {
    const { db, people } = demo;
    const { seedLinks } = await import('./seedLinks');
    await seedLinks(db, people);
    const { seedLinkOut } = await import('./seedLinkOut');
    await seedLinkOut(db);
    const { seedWebhooks } = await import('./seedWebhooks');
    await seedWebhooks(db);
    const { seedPrograms } = await import('./seedPrograms');
    await seedPrograms(demo);
  },
};
