import { parameterCatalog } from '@contract/admin/parameterCatalog';
import { payItemKinds } from '@contract/core/payItemKinds';
import { foldedKeys } from '@contract/liquidations/formula/checkFormula';
import { formulaHours } from '@contract/liquidations/formula/formulaHours';
import type { Unit } from '@contract/liquidations/formula/formulaVocabulary';
import { type ConceptRun, payBaseNames } from '@contract/liquidations/payBases';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import { payParameters } from '@contract/liquidations/payParameters';
import { noHistory, type PayFacts, type PayFigures } from '../payFacts';
import { makePlan, type PlannedConcept, type ReadyConcept } from '../payPlan';
import { conceptLibrary } from '../seed/conceptLibrary';

/** The concepts that the product brings, as the database would give them back. */
export const library: PlannedConcept[] = conceptLibrary.map((row, index) => ({
  ...(Object.fromEntries(
    Object.entries(payConceptRecord.fields).map(([name, field]) => [
      name,
      'initial' in field ? field.initial : '',
    ]),
  ) as unknown as PlannedConcept),
  condition: '',
  quantity: '',
  rate: '',
  formula: '',
  unit: '',
  source: '',
  account: '',
  counterAccount: '',
  reversal: 'opposite',
  bookCode: '',
  rounding: 'cents',
  toDay: null,
  ...row,
  id: index + 1,
  version: 1,
}));

const units = (names: readonly string[], unit: Unit) =>
  foldedKeys(names.map((name) => [name, unit] as const));

export const knownOf = (concepts: readonly { code: string }[]) => ({
  names: {
    concept: units(
      concepts.map(({ code }) => code),
      'money',
    ),
    base: units(payBaseNames, 'money'),
    news: units(['ENF'], 'number'),
    leave: units(['VAC'], 'number'),
    hours: units(Object.keys(formulaHours), 'number'),
    band: units(['NFDS'], 'number'),
    order: units(['deudas', 'alimentos'], 'money'),
    table: units(['ganancias'], 'money'),
    pending: units(
      Object.values(payItemKinds).map(({ word }) => word),
      'money',
    ),
    parameter: foldedKeys(
      Object.entries(payParameters).map(([name, { unit }]) => [name, unit as Unit] as const),
    ),
  },
});

export function planFor(kind: ConceptRun, concepts = library): ReadyConcept[] {
  const own = concepts.filter(({ runs }) => runs.includes(kind));
  const { plan, fault } = makePlan(own, knownOf(own));
  if (fault) throw new Error(`${fault.code}: ${fault.fault.words}`);
  return plan;
}

/** The figures that the law begins with here, and a cap of the tests. */
export const figures: PayFigures = {
  period: '2026-11',
  monthHours: '200',
  dayHours: '8',
  parameters: Object.fromEntries(
    Object.entries(payParameters).map(([name, { code }]) => [
      name,
      parameterCatalog[code].initial.at(-1)?.value ?? '3200000',
    ]),
  ),
};

export const factsOf = (more: Partial<PayFacts>): PayFacts => ({
  docket: '1001',
  cuil: '20301234563',
  firstName: 'Ana',
  lastName: 'Pérez',
  hireDate: '2014-05-20',
  leaveDate: null,
  siteId: 1,
  siteName: 'Rosario',
  areaName: 'Depósito',
  position: 'Operaria',
  category: 'B',
  agreement: '130/75',
  salaryBasis: 'monthly',
  salary: '850000.00',
  cbu: null,
  bankAlias: 'ana.perez',
  openHours: false,
  amounts: {},
  due: [],
  history: noHistory,
  ...more,
});
