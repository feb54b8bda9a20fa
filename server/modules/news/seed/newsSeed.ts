import type { ModuleSeed } from '../../../engine/module';
import { seedNewsTypes } from './seedNewsTypes';

export const newsSeed: ModuleSeed = {
  product: seedNewsTypes,
  async demo({ db, people, hr }) {
    const { seedNews } = await import('./seedNews');
    await seedNews(db, people, hr);
  },
};
