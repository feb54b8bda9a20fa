import { z } from 'zod';
import { choice, flag, money, text } from '../core/fields';
import { id, version } from '../core/id';
import { defineRecord, type RecordValues, recordFields } from '../core/record';

export const expenseCategoryRecord = defineRecord(
  'ExpenseCategory',
  { one: 'categoría de gasto', many: 'categorías de gasto' },
  {
    code: text('Código', {
      max: 8,
      upper: true,
      pattern: [/^[A-Z0-9]{2,8}$/, 'Usá de 2 a 8 letras o números, sin espacios.'],
    }),
    name: text('Nombre', { min: [3, 'Ponele un nombre.'], max: 60 }),
    kind: choice(
      'Se rinde en',
      { amount: 'Importe', distance: 'Kilómetros' },
      { initial: 'amount' },
    ),
    /** The part above this limit is not paid unless the approver says so. */
    limit: money('Tope por comprobante', { optional: true, none: 'Sin tope' }),
    needsReceipt: flag('Pide comprobante', { byDefault: true }),
    account: text('Cuenta contable', { max: 40, optional: true }),
    active: flag('En uso', { byDefault: true }),
  },
);

export const expenseCategoryFields = recordFields(expenseCategoryRecord);
export type ExpenseCategoryFields = RecordValues<typeof expenseCategoryRecord>;

export const expenseCategory = expenseCategoryFields
  .extend({
    id,
    version,
    /** Already in use: its code and what it is counted in no longer change. */
    used: z.boolean(),
  })
  .meta({ id: 'ExpenseCategory' });
