import type { Condition } from '@contract/workflow/condition';
import type { Db } from '../../db/Db';
import { approvalDefinition } from '../../db/schema/approvals';

interface Example {
  type: string;
  name: string;
  conditions: Condition[];
}

/** Leaves an example to begin with, switched off: the demo goes on without asking anybody. */
export async function exampleDefinition(db: Db, example: Example): Promise<void> {
  await db.insert(approvalDefinition).values({
    ...example,
    position: 1,
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
