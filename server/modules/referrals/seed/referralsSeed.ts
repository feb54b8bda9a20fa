import type { ModuleSeed } from '../../../engine/module';
import { exampleDefinition } from '../../../engine/seed/exampleDefinition';
import { REFERRAL_HIRE } from '../hireRequestType';

export const referralsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedReferrals } = await import('./seedReferrals');
    await exampleDefinition(demo.db, {
      type: REFERRAL_HIRE,
      name: 'Contrataciones con bono',
      conditions: [{ field: 'bonus', operator: 'atLeast', value: '100000' }],
    });
    await seedReferrals(demo);
  },
};
