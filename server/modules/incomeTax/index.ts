import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { removeTaxDeductionHandler, saveTaxDeductionHandler } from './saveTaxDeduction';
import { incomeTaxSeed } from './seed/incomeTaxSeed';
import { taxDeductionName } from './taxDeductionNames';
import { taxDeductionsExport, taxDeductionsList, toTaxDeduction } from './taxDeductionQueries';

// Runs of pay ask these of it.
export { deductionsOf, type TaxDeductible } from './deductionsOf';

export const incomeTaxModule = defineModule({
  handlers: {
    listTaxDeductions: listHandler(taxDeductionsList, each(toTaxDeduction)),
    removeTaxDeduction: removeTaxDeductionHandler,
    saveTaxDeduction: saveTaxDeductionHandler,
  },
  lists: [taxDeductionsList],
  names: [taxDeductionName],
  exports: [taxDeductionsExport],
  seeds: [incomeTaxSeed],
});
