import type { ModuleSeed } from '../../../engine/module';
import { exampleDefinition } from '../../../engine/seed/exampleDefinition';
import { COUNT_ADJUST } from '../countAdjustRequest';

export const countersSeed: ModuleSeed = {
  async demo({ db, people }) {
    const { seedCounts } = await import('./seedCounts');
    await exampleDefinition(db, {
      type: COUNT_ADJUST,
      name: 'Ajustes grandes',
      conditions: [{ field: 'value', operator: 'atLeast', value: '100000' }],
    });
    await seedCounts(db, people);
  },
};
