import type { z } from 'zod';
import { choice, decimal, flag, money, text, whole } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

/** The longest that a loan may be paid back in. */
export const MOST_INSTALMENTS = 60;

/** A kind of loan that can be asked for, with its limits; those of the law are parameters. */
export const loanTypeRecord = defineRecord(
  'LoanType',
  { one: 'tipo de préstamo', many: 'tipos de préstamo' },
  {
    code: text('Código', {
      max: 8,
      upper: true,
      pattern: [/^[A-Z0-9]{2,8}$/, 'De 2 a 8 letras o números.'],
    }),
    name: text('Nombre', { min: [1, 'Poné el nombre.'], max: 60 }),
    kind: choice(
      'Qué es',
      { advance: ['Anticipo', 'info'], loan: 'Préstamo' },
      { initial: 'loan' },
    ),
    maxInstalments: whole('Hasta cuántas cuotas', { min: 1, max: MOST_INSTALMENTS, initial: 1 }),
    maxAmount: money('Hasta qué importe', { optional: true, none: 'Sin tope propio' }),
    maxSalaries: decimal('Hasta cuántos sueldos', {
      optional: true,
      unit: 'sueldos',
      none: 'Sin tope propio',
    }),
    minServiceMonths: whole('Meses de trabajo para pedirlo', { max: 600, byDefault: 0 }),
    source: text('Norma', { max: 200, optional: true }),
    active: flag('Se puede pedir', { byDefault: true }),
  },
);

export const loanTypeFields = recordFields(loanTypeRecord);

const MOST_SALARIES = 24;

/** The faults of fields that cannot be together, for the form and for the server. */
export function loanTypeFaults(
  {
    maxSalaries,
    maxAmount,
  }: Pick<RecordValues<typeof loanTypeRecord>, 'maxAmount' | 'maxSalaries'>,
  issues: z.RefinementCtx,
): void {
  const wrong = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message });
  if (maxSalaries !== null && !(Number(maxSalaries) > 0 && Number(maxSalaries) <= MOST_SALARIES))
    wrong('maxSalaries', `Va de más de 0 a ${MOST_SALARIES}.`);
  if (maxAmount !== null && Number(maxAmount) === 0) wrong('maxAmount', 'Escribí más que cero.');
}

export const loanType = loanTypeFields.extend({ id, version }).meta({ id: 'LoanType' });
