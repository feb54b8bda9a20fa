import type { ModuleSeed } from '../../../engine/module';
import { seedWarehouse } from './seedWarehouse';

export const warehouseSeed: ModuleSeed = {
  demo: ({ db, areas }) => seedWarehouse(db, areas),
};
