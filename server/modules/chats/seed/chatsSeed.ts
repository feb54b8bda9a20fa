import type { ModuleSeed } from '../../../engine/module';

export const chatsSeed: ModuleSeed = {
  async demo({ db, people, areas }) {
    const { seedChats } = await import('./seedChats');
    await seedChats(db, people, areas);
  },
};
