import { z } from 'zod';
import { choice, day, money, ref, text } from '../core/fields';
import { id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

/** The relatives whom somebody maintains: the law says how much, and not they. */
export const familyKinds = ['spouse', 'child', 'disabledChild'] as const;
type FamilyKind = (typeof familyKinds)[number];

/** A person's declaration, in the form of ARCA, of what is deducted from the income that is taxed. */
export const taxDeductionRecord = defineRecord(
  'TaxDeduction',
  { one: 'deducción declarada', many: 'deducciones declaradas' },
  {
    personId: ref('Persona', { private: true }),
    kind: choice('Qué se deduce', {
      spouse: 'Cónyuge o conviviente',
      child: 'Hijo o hija',
      disabledChild: 'Hijo o hija con discapacidad',
      rent: 'Alquiler de su vivienda',
      lifeInsurance: 'Seguro de vida',
      healthPlan: 'Cuota de medicina prepaga',
      medical: 'Gastos médicos',
      mortgage: 'Intereses de un crédito hipotecario',
      domestic: 'Personal de casas particulares',
      donation: 'Donaciones',
      other: 'Otra',
    }),
    part: choice(
      'Qué parte le corresponde',
      { whole: 'Todo', half: 'La mitad' },
      { byDefault: 'whole' },
    ),
    amount: money('Importe por mes', { optional: true, private: true }),
    detail: text('De quién o de qué', { max: 120, optional: true, private: true }),
    fromDay: day('Desde el mes de'),
    toDay: day('Hasta el mes de', { optional: true, none: 'Sigue' }),
  },
);

export type TaxDeductionFields = RecordValues<typeof taxDeductionRecord>;
export const taxDeductionFields = recordFields(taxDeductionRecord);

export const isFamily = (kind: TaxDeductionFields['kind']): kind is FamilyKind =>
  (familyKinds as readonly string[]).includes(kind);

type Checked = Pick<TaxDeductionFields, 'kind' | 'amount' | 'fromDay' | 'toDay'>;

/** The faults of fields that cannot be together, for the form and for the server. */
export function taxDeductionFaults(asked: Checked, issues: z.RefinementCtx): void {
  const { kind, amount, fromDay, toDay } = asked;
  const wrong = (field: keyof Checked, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (!isFamily(kind) && !(Number(amount) > 0)) {
    wrong('amount', 'Escribí cuánto se deduce por mes.');
  }
  if (toDay && toDay < fromDay) wrong('toDay', 'Es antes de que empiece.');
}

/** A deduction for family has no amount of theirs, as the law says it, and the rest has no half. */
export const settleTaxDeduction = <D extends Pick<TaxDeductionFields, 'kind' | 'part' | 'amount'>>(
  asked: D,
): D => (isFamily(asked.kind) ? { ...asked, amount: null } : { ...asked, part: 'whole' as const });

export const taxDeduction = taxDeductionFields
  .extend({ id, version, person: personRef, siteName: z.string(), areaName: z.string() })
  .meta({ id: 'TaxDeduction' });
