import type { ModuleSeed } from '../../../engine/module';
import { lookAtDemoPapers } from './lookAtDemoPapers';
import { seedEnvelopes } from './seedEnvelopes';

export const signedSeed: ModuleSeed = {
  async demo(demo) {
    await seedEnvelopes(demo);
    await lookAtDemoPapers(demo);
  },
};
