import { listTaxDeductions } from '@contract/incomeTax/taxDeductionAcciones';
import { taxDeduction } from '../../db/schema/taxDeductions';
import { namedBy } from '../../engine/audit/namedBy';

export const taxDeductionName = namedBy({
  entity: 'taxDeduction',
  reads: listTaxDeductions,
  table: taxDeduction,
  person: taxDeduction.personId,
  link: () => '/income-tax',
});
