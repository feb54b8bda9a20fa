import type { ModuleSeed } from '../../../engine/module';

export const warehouseSeed: ModuleSeed = {
  async demo({ db, areas }) {
    const { seedWarehouse } = await import('./seedWarehouse');
    await seedWarehouse(db, areas);
  },
};
