import type { ModuleSeed } from '../../../engine/module';
import { exampleDefinition } from '../../../engine/seed/exampleDefinition';
import { ORDER } from '../ordersRules';

const DEMO_ORDERS = 2000;

export const ordersSeed: ModuleSeed = {
  async demo({ db }) {
    const { seedOrders } = await import('./seedOrders');
    await exampleDefinition(db, {
      type: ORDER,
      name: 'Pedidos grandes',
      conditions: [{ field: 'units', operator: 'atLeast', value: '500' }],
    });
    await seedOrders(db, DEMO_ORDERS);
  },
};
