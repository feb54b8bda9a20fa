import type { ModuleSeed } from '../../../engine/module';

export const signedSeed: ModuleSeed = {
  async demo(demo) {
    const { seedEnvelopes } = await import('./seedEnvelopes');
    const { lookAtDemoPapers } = await import('./lookAtDemoPapers');
    await seedEnvelopes(demo);
    await lookAtDemoPapers(demo);
  },
};
