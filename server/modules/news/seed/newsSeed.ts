import type { ModuleSeed } from '../../../engine/module';
import { seedNews } from './seedNews';
import { seedNewsTypes } from './seedNewsTypes';

export const newsSeed: ModuleSeed = {
  product: seedNewsTypes,
  demo: ({ db, people, hr }) => seedNews(db, people, hr),
};
