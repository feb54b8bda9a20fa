import { z } from 'zod';
import { choice, day, flag, own, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';
import { costItemField } from './costItem';
import { LONGEST_FORMULA } from './formula/parseFormula';
import { conceptRunNames, payBaseNames } from './payBases';

const bases = z.array(z.enum(payBaseNames)).max(payBaseNames.length).meta({ id: 'PayBases' });
const runs = z
  .array(z.enum(conceptRunNames))
  .min(1, 'Elegí al menos una.')
  .max(conceptRunNames.length)
  .meta({ id: 'PayRunKinds' });

const formula = (label: string) => text(label, { max: LONGEST_FORMULA, optional: true, rows: 2 });

/** A concept is a line that pay may have, and how it is reckoned. */
export const payConceptRecord = defineRecord(
  'PayConcept',
  { one: 'concepto', many: 'conceptos' },
  {
    code: text('Código', {
      max: 20,
      upper: true,
      pattern: [/^[A-Z][A-Z0-9_]{1,19}$/, 'De 2 a 20 letras, números o _, y empieza con letra.'],
    }),
    name: text('Nombre', { min: [3, 'Ponele un nombre.'], max: 60 }),
    kind: choice('Qué es', {
      remunerative: ['Remunerativo', 'success'],
      nonRemunerative: ['No remunerativo', 'info'],
      deduction: ['Descuento', 'warning'],
      employer: 'Contribución del empleador',
      informative: 'Informativo',
    }),
    runs: own('En qué liquidaciones', runs, ['monthly'] as z.output<typeof runs>),
    condition: formula('Solo si'),
    quantity: formula('Cantidad'),
    rate: formula('Valor'),
    formula: formula('Importe'),
    bases: own('Entra en', bases, [] as z.output<typeof bases>),
    rounding: choice(
      'Se redondea',
      { cents: 'Al centavo', whole: 'Al peso' },
      { byDefault: 'cents' },
    ),
    /** Figures of pay are always taken back, or balances would stay; what only informs may have nothing to take. */
    reversal: choice(
      'Al revertir',
      { opposite: 'Con el signo contrario', left: 'No aparece' },
      { byDefault: 'opposite' },
    ),
    unit: text('Unidad en el recibo', { max: 8, optional: true }),
    position: whole('Lugar en el recibo', { min: 1, max: 999, initial: 100 }),
    fromDay: day('Rige desde'),
    toDay: day('Rige hasta', { optional: true, none: 'Sin fin' }),
    source: text('Norma', { max: 160, optional: true }),
    account: text('Cuenta contable', { max: 60, optional: true }),
    /** How the employer told ARCA of it; what that comes to there is associated in its own site. */
    bookCode: text('Código en el Libro de Sueldos', {
      max: 10,
      upper: true,
      optional: true,
      pattern: [/^[A-Z0-9_]{0,10}$/, 'Hasta 10 letras, números o _.'],
    }),
    counterAccount: text('Contracuenta', { max: 60, optional: true }),
    /** It is taken only of people whose consent is written down (LCT, art. 133). */
    asksConsent: flag('Pide el consentimiento de cada persona', { byDefault: false }),
    /** A receipt shows what is deducted and what the employer adds under one of these. */
    item: costItemField,
  },
);

export type PayConceptFields = RecordValues<typeof payConceptRecord>;

/** The form and the server refuse these combinations; formulas are checked apart. */
export function conceptFaults(
  concept: Pick<PayConceptFields, 'bases' | 'quantity' | 'rate' | 'formula' | 'fromDay'> & {
    /** A form may not have chosen yet. */
    kind: PayConceptFields['kind'] | '';
    reversal: PayConceptFields['reversal'] | '';
    toDay?: string | null | undefined;
  },
  issues: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (!concept.formula && !(concept.quantity && concept.rate)) {
    wrong('formula', 'Escribí el importe, o la cantidad y el valor.');
  }
  if (concept.toDay && concept.toDay < concept.fromDay) wrong('toDay', 'Termina antes de empezar.');
  if (concept.reversal === 'left' && (concept.kind !== 'informative' || concept.bases.length > 0))
    wrong('reversal', 'Solo lo informativo que no entra en ninguna base puede no aparecer.');
}

/** A consent is to a deduction: the mark goes from any other kind. */
export const settleConcept = <C extends { kind: string; asksConsent: boolean }>(concept: C): C => ({
  ...concept,
  asksConsent: concept.kind === 'deduction' && concept.asksConsent,
});

type Baseless = Pick<PayConceptFields, 'kind' | 'bases'>;

/** Nothing would be withheld of it, and it would count for no SAC: rarely meant, and seen by nobody. */
const entersNothing = ({ kind, bases }: Baseless): boolean =>
  kind === 'remunerative' && bases.length === 0;

/** A concept that was so before is not asked about with each change. */
export const asksForBases = (concept: Baseless, before: Baseless | null | undefined): boolean =>
  entersNothing(concept) && !(before && entersNothing(before));

export const NO_BASES =
  'No entra en ninguna base: no se le descuentan aportes ni contribuciones, y no cuenta para el aguinaldo.';

export const payConceptFields = recordFields(payConceptRecord);

export const payConcept = payConceptFields
  .extend({
    id,
    version,
    /** It rules today or will. */
    active: z.boolean(),
    /** The concepts that read it, by their codes. */
    usedBy: z.array(z.string()),
  })
  .meta({ id: 'PayConcept' });

export type PayConcept = z.infer<typeof payConcept>;
