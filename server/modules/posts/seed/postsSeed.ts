import type { ModuleSeed } from '../../../engine/module';
import { seedDrawings } from './seedDrawings';
import { seedPosts } from './seedPosts';

export const postsSeed: ModuleSeed = {
  async demo(demo) {
    await seedPosts(demo, await seedDrawings(demo.db, demo.services.files));
  },
};
