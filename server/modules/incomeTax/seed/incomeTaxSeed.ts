import type { ModuleSeed } from '../../../engine/module';

export const incomeTaxSeed: ModuleSeed = {
  async demo(demo) {
    const { seedTaxDeductions } = await import('./seedTaxDeductions');
    await seedTaxDeductions(demo);
  },
};
