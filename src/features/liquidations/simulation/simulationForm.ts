import type { RaiseKind } from '@contract/liquidations/simulation';
import { simulatedParameters } from '@contract/liquidations/simulation';
import type {
  SimulatePayApiArg,
  SimulateRaiseApiArg,
} from '@/services/wms/generated/liquidations.gen';
import { monthChoices } from '@/utils/monthChoices';

export interface PersonHeld {
  personId: number | null;
  period: string;
  kind: 'monthly' | 'sac';
  salary: string;
  category: string;
  agreement: string;
  parameter: string;
  value: string;
}

/** The month that is over, of which most is known. */
const lastMonth = () => monthChoices()[2]?.value ?? '';

export const startPerson = (): PersonHeld => ({
  ...{ personId: null, period: lastMonth(), kind: 'monthly' },
  ...{ salary: '', category: '', agreement: '', parameter: '', value: '' },
});

const orNull = (text: string) => text.trim() || null;

/** The question to the server; null while nobody is chosen. */
export function personInput(held: PersonHeld): SimulatePayApiArg | null {
  if (held.personId === null) return null;
  const name = simulatedParameters.find((one) => one === held.parameter);
  return {
    personId: held.personId,
    period: held.period,
    kind: held.kind,
    salary: orNull(held.salary),
    category: orNull(held.category),
    agreement: orNull(held.agreement),
    parameter: name && held.value ? { name, value: held.value } : null,
  };
}

export interface RaiseHeld {
  runId: number | '';
  kind: RaiseKind;
  value: string;
  from: string;
  siteId: number | '';
  agreement: string;
  category: string;
}

export const startRaise = (): RaiseHeld => ({
  ...{ runId: '', kind: 'percent', value: '', from: monthChoices()[0]?.value ?? '' },
  ...{ siteId: '', agreement: '', category: '' },
});

/** The question to the server; null while there is nothing to reckon with. */
export function raiseInput(held: RaiseHeld, usual: number | null): SimulateRaiseApiArg | null {
  const runId = held.runId || usual;
  if (!runId || !held.value) return null;
  return {
    runId,
    kind: held.kind,
    value: held.value,
    from: held.from,
    siteId: held.siteId || null,
    agreement: orNull(held.agreement),
    category: orNull(held.category),
  };
}
