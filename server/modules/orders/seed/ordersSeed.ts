import type { Db } from '../../../db/Db';
import { approvalDefinition } from '../../../db/schema/approvals';
import type { ModuleSeed } from '../../../engine/module';

const DEMO_ORDERS = 2000;

export const ordersSeed: ModuleSeed = {
  async demo({ db }) {
    const { seedOrders } = await import('./seedOrders');
    await seedDefinition(db);
    await seedOrders(db, DEMO_ORDERS);
  },
};

/** An example to begin with, switched off: the demo's orders go on without asking anybody. */
async function seedDefinition(db: Db): Promise<void> {
  await db.insert(approvalDefinition).values({
    type: 'order',
    name: 'Pedidos grandes',
    position: 1,
    conditions: [{ field: 'units', operator: 'atLeast', value: '500' }],
    steps: [
      {
        mode: 'any',
        resolvers: [{ kind: 'manager', level: 1 }],
        hours: 24,
        onDeadline: 'escalate',
        escalateTo: { kind: 'manager', level: 2 },
      },
    ],
    active: false,
  });
}
