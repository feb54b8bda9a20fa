import type { ModuleSeed } from '../../../engine/module';

export const reimbursementsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedReimbursements } = await import('./seedReimbursements');
    await seedReimbursements(demo);
  },
};
