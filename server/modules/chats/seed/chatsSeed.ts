import type { ModuleSeed } from '../../../engine/module';
import { openShiftChannels } from '../openShiftChannels';

export const chatsSeed: ModuleSeed = {
  product: openShiftChannels,
  async demo({ db, people, areas }) {
    const { seedChats } = await import('./seedChats');
    await seedChats(db, people, areas);
    await openShiftChannels(db);
  },
};
