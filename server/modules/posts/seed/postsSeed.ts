import type { ModuleSeed } from '../../../engine/module';

export const postsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedDrawings } = await import('./seedDrawings');
    const { seedPosts } = await import('./seedPosts');
    await seedPosts(demo, await seedDrawings(demo.db, demo.services.files));
  },
};
