import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { day, fileHash, id, version } from '../core/id';
import { money } from '../core/money';
import { list } from '../core/tags';
import { expenseRecord, expenseSources, repeatedReceipt } from './expense';
import { expenseCategory, expenseCategoryFields } from './expenseCategory';

const either = ['REIMBURSEMENTS', 'RENDITIONS'] as const;

export const listExpenseCategories = defineAccion({
  name: 'categoriaGasto.listar',
  module: 'expenses',
  summary: 'Las categorías de gasto con sus reglas, y cuánto vale hoy un kilómetro.',
  method: 'GET',
  permission: [...either, 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(expenseCategory),
    edits: z.boolean(),
    /** True for people who follow and pay the expenses of everybody. */
    manages: z.boolean(),
    kmRate: money.nullable(),
  }),
  provides: [list('ExpenseCategory'), list('Parameter')],
  // Expenses on the way are asked for there, with or without network.
  keptOffline: true,
});

export const saveExpenseCategory = defineAccion({
  name: 'categoriaGasto.guardar',
  module: 'expenses',
  summary: 'Agrega una categoría de gasto o cambia sus reglas desde ahora.',
  method: 'POST',
  permission: [...either, 'ADMIN.settings'],
  scope: 'all',
  input: expenseCategoryFields.extend({ id: id.optional(), version: version.optional() }),
  output: expenseCategory,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ExpenseCategory')],
});

const { issuer, invoiceType, invoiceNumber } = expenseRecord.fields;

export const findRepeatedReceipt = defineAccion({
  name: 'gasto.buscarRepetido',
  module: 'expenses',
  summary:
    'Si ese comprobante ya se presentó, por su contenido o por su número; nunca de quién es.',
  method: 'GET',
  permission: either,
  scope: 'own',
  input: z.object({
    /** SHA-256 of the file as it is on the device, which is not sent for this. */
    content: privateField(fileHash.nullable().default(null)),
    issuer: issuer.schema,
    invoiceType: invoiceType.schema,
    invoiceNumber: invoiceNumber.schema,
    /** The one that is being changed is not another. */
    source: z.enum(expenseSources).optional(),
    sourceId: id.optional(),
  }),
  output: z.object({ repeated: z.array(repeatedReceipt) }),
  provides: [list('Reimbursement'), list('Rendition')],
});

const part = z
  .object({
    key: z.string(),
    label: z.string(),
    count: z.int(),
    claimed: money,
    granted: money,
  })
  .meta({ id: 'ExpenseTotal' });

export const getExpenseTotals = defineAccion({
  name: 'gasto.obtenerTotales',
  module: 'expenses',
  summary: 'Lo pedido y lo aprobado por categoría, mes y área, de quienes están al alcance.',
  method: 'GET',
  permission: either,
  scope: 'all',
  sensitive: true,
  input: z.object({
    fromDay: day,
    toDay: day,
    source: z.enum(['all', ...expenseSources]).default('all'),
  }),
  output: z.object({
    byCategory: z.array(part),
    byMonth: z.array(part),
    byArea: z.array(part),
    total: part,
  }),
  provides: [list('Reimbursement'), list('Rendition')],
});
