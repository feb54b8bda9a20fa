import { z } from 'zod';
import { privateField } from '../core/accion';
import { isCbu } from '../core/cbu';
import { checkedText, choice, money, text } from '../core/fields';
import { decimal, id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** The number of an account as a bank prints it, with its check digits. */
export const cbu = z
  .string()
  .overwrite((typed) => typed.replace(/[\s-]/g, ''))
  .refine((typed) => /^\d{22}$/.test(typed), {
    error: 'Son 22 números: fijate que no falte ni sobre ninguno.',
    abort: true,
  })
  .refine((typed) => isCbu(typed), 'Hay algún número equivocado: copialo otra vez.');

const bankAlias = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9.-]{6,20}$/, 'El alias tiene de 6 a 20 letras, números, puntos o guiones.');

/** A person pays a union the fee of its members, what an agreement asks of those who are none, or nothing. */
export const unionTies = {
  none: 'Sin vínculo',
  member: 'Afiliación',
  solidarity: 'Aporte solidario',
} as const;

export type UnionTie = keyof typeof unionTies;

/** The administration writes what somebody is paid, and where. */
export const payRecord = defineRecord(
  'Pay',
  { one: 'sueldo', many: 'sueldos' },
  {
    agreement: text('Convenio', { min: 1, max: 120, orNull: true }),
    category: text('Categoría', { min: 1, max: 120, orNull: true }),
    salaryBasis: choice(
      'Se paga',
      { monthly: 'Por mes', daily: 'Por día', hourly: 'Por hora' },
      { optional: true, none: 'Sin sueldo cargado' },
    ),
    salary: money('Sueldo', { optional: true, private: true }),
    /** The law counts it among the data that nobody has to tell: it stays out of addresses and logs. */
    unionTie: choice('Sindicato', unionTies, { private: true, initial: 'none' }),
    cbu: checkedText('CBU o CVU', cbu, { max: 30, digits: 22, optional: true, private: true }),
    bankAlias: checkedText('Alias', bankAlias, { max: 20, optional: true, private: true }),
  },
);

export const payFields = recordFields(payRecord);

export const personPay = z
  .object({
    personId: id,
    /** The version is the person's: what they are paid is part of their record. */
    version,
    agreement: z.string().nullable(),
    category: z.string().nullable(),
    salaryBasis: payRecord.fields.salaryBasis.schema.unwrap(),
    salary: privateField(decimal.nullable()),
    unionTie: payRecord.fields.unionTie.schema,
    cbu: privateField(z.string().nullable()),
    bankAlias: privateField(z.string().nullable()),
  })
  .meta({ id: 'PersonPay' });
