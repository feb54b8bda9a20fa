import type { Db } from '../db/client';
import { approvalDefinition } from '../db/schema/approvals';

/** An example to begin with, switched off: the demo's orders go on without asking anybody. */
export async function seedDefinitions(db: Db): Promise<void> {
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
