import { z } from 'zod';
import { attachedFile } from '../core/attachedFile';
import { isCuil } from '../core/cuil';
import { checkedText, choice, day, decimal, money, ref, text } from '../core/fields';
import { day as daySchema, id } from '../core/id';
import { money as moneySchema } from '../core/money';
import { defineRecord, recordFields } from '../core/record';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { invoiceTypes } from './invoice';

/** The fields of an expense: the same wherever it is asked back. */
export const expenseRecord = defineRecord(
  'Expense',
  { one: 'gasto', many: 'gastos' },
  {
    categoryId: ref('Categoría'),
    day: day('Fecha'),
    /** Left empty where kilometres say it. */
    amount: money('Importe', { optional: true }),
    kilometres: decimal('Kilómetros', { optional: true, unit: 'km' }),
    description: text('En qué se gastó', { max: 200, optional: true }),
    trip: text('Viaje o centro de costo', { max: 80, optional: true }),
    tax: money('IVA', { optional: true }),
    issuer: checkedText('CUIT de quien lo emitió', z.string().refine(isCuil, 'Revisá el CUIT.'), {
      max: 11,
      digits: 11,
      optional: true,
      private: true,
    }),
    invoiceType: choice('Tipo de comprobante', invoiceTypes, { optional: true }),
    invoiceNumber: text('Número', {
      max: 14,
      optional: true,
      // Nothing is an answer too: a form sends it empty.
      pattern: [/^(?:\d{1,5}-\d{1,8})?$/, 'Escribilo como 0003-00001234.'],
    }),
  },
);

export const expenseFields = recordFields(expenseRecord);

/** The modules that hold expenses. */
export const expenseSources = ['reimbursements', 'renditions'] as const;
export type ExpenseSource = (typeof expenseSources)[number];

/** A photo or a PDF, that goes with what it is of: so both wait together where there is no network. */
export const receiptFile = fileInput(fileLimits.certificate).optional();

/** Another with the same content or the same number; whose it is only for who may see it. */
export const repeatedReceipt = z
  .object({ text: z.string(), path: z.string().nullable() })
  .meta({ id: 'RepeatedReceipt' });

/** A person reads this of an expense. */
export const expenseShown = {
  categoryId: id,
  categoryName: z.string(),
  day: daySchema,
  amount: moneySchema,
  kilometres: z.string().nullable(),
  /** The value of a kilometre that day. */
  kmRate: z.string().nullable(),
  description: z.string(),
  trip: z.string(),
  tax: z.string().nullable(),
  issuer: z.string().nullable(),
  invoiceType: expenseRecord.fields.invoiceType.schema,
  invoiceNumber: z.string(),
  /** The part of it that is paid; never more than what was asked. */
  granted: moneySchema,
  cutReason: z.string(),
};

export const expenseDetail = {
  receipt: attachedFile.nullable(),
  repeated: z.array(repeatedReceipt),
};
