import type { ModuleSeed } from '../../../engine/module';
import { seedLoanTypes } from './seedLoanTypes';

export const loansSeed: ModuleSeed = {
  product: seedLoanTypes,
  async demo(demo) {
    const { seedLoans } = await import('./seedLoans');
    await seedLoans(demo);
  },
};
