import { pointFault } from '@contract/liquidations/formula/pointFault';
import type { PayConceptFields } from '@contract/liquidations/payConcept';
import { invalid } from '../../engine/http/fault';
import { formulaFields } from './payPlan';

/** Each formula that has a point in a number is named, before anybody is paid by it. */
export function refusePoints(fields: Pick<PayConceptFields, (typeof formulaFields)[number]>): void {
  const faults = formulaFields.flatMap((field) => {
    const fault = pointFault(fields[field]);
    return fault ? [[field, fault.words] as const] : [];
  });
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
}
