import type { ModuleSeed } from '../../../engine/module';

export const referralsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedReferrals } = await import('./seedReferrals');
    await seedReferrals(demo);
  },
};
