import { day } from '@contract/core/id';
import { payFields } from '@contract/users/personPay';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { localDay } from '@/utils/localDay';
import { cbuText, salaryText } from '@/utils/payTexts';
import type { PersonPay, SavePayApiArg } from './api';

const { shape } = payFields;

export const basisOptions = [
  { value: 'monthly', label: 'Por mes' },
  { value: 'daily', label: 'Por día' },
  { value: 'hourly', label: 'Por hora' },
];

/** The contract's fields as the form holds them; what is not known is an empty text. */
export const payForm = z
  .object({
    agreement: z.string().trim().max(120),
    category: z.string().trim().max(120),
    salaryBasis: orEmpty(z.enum(['monthly', 'daily', 'hourly'])),
    salary: orEmpty(shape.salary.unwrap().unwrap()),
    effectiveFrom: day,
    cbu: orEmpty(shape.cbu.unwrap().unwrap()),
    bankAlias: orEmpty(shape.bankAlias.unwrap().unwrap()),
  })
  .superRefine(({ salary, salaryBasis }, context) => {
    if (salary && !salaryBasis) {
      context.addIssue({
        code: 'custom',
        path: ['salaryBasis'],
        message: 'Elegí si es por mes, por día o por hora.',
      });
    }
    if (!salary && salaryBasis) {
      context.addIssue({ code: 'custom', path: ['salary'], message: 'Escribí el importe.' });
    }
  });

export type PayValues = z.input<typeof payForm>;

export const payValues = (pay: PersonPay): PayValues => ({
  agreement: pay.agreement ?? '',
  category: pay.category ?? '',
  salaryBasis: pay.salaryBasis ?? '',
  salary: pay.salary ?? '',
  effectiveFrom: localDay(),
  cbu: pay.cbu ?? '',
  bankAlias: pay.bankAlias ?? '',
});

const orNull = (text: string) => text.trim() || null;

export const payInput = (
  values: PayValues,
  { personId }: PersonPay,
  version: number,
): SavePayApiArg => ({
  personId,
  version,
  agreement: orNull(values.agreement),
  category: orNull(values.category),
  salaryBasis: values.salaryBasis || null,
  salary: values.salary || null,
  cbu: orNull(values.cbu),
  bankAlias: orNull(values.bankAlias),
  // Today is the server's to say.
  ...(values.effectiveFrom === localDay() ? {} : { effectiveFrom: values.effectiveFrom }),
});

/** Only what differs, as people read it. */
export function payConflict(mine: PayValues, stored: PersonPay): ConflictField[] {
  const theirs = payValues(stored);
  const read: [string, (values: PayValues) => string][] = [
    ['Convenio', ({ agreement }) => agreement || '—'],
    ['Categoría', ({ category }) => category || '—'],
    ['Sueldo', ({ salary, salaryBasis }) => salaryText(salary || null, salaryBasis || null)],
    ['CBU', ({ cbu }) => cbuText(cbu)],
    ['Alias', ({ bankAlias }) => bankAlias || '—'],
  ];
  return read
    .map(([label, show]) => ({ label, mine: show(mine), stored: show(theirs) }))
    .filter((field) => field.mine !== field.stored);
}
