import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { decimal, id, version } from '../core/id';
import { list } from '../core/tags';
import { bankLayout, bankLayoutFaults, bankLayoutFields } from './bankLayout';

const ofLayouts = {
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
} as const;

/** The lines of a layout go in the body: they are longer than an address may be. */
const inBody = {
  heading: privateField(bankLayoutFields.shape.heading),
  columns: privateField(bankLayoutFields.shape.columns),
  closing: privateField(bankLayoutFields.shape.closing),
};

export const listBankLayouts = defineAccion({
  ...ofLayouts,
  name: 'disenoBanco.listar',
  summary: 'Los diseños del archivo de transferencias, con sus columnas.',
  method: 'GET',
  input: emptyInput,
  output: z.object({ rows: z.array(bankLayout), edits: z.boolean() }).meta({ id: 'BankLayouts' }),
  provides: [list('BankLayout')],
});

export const saveBankLayout = defineAccion({
  ...ofLayouts,
  name: 'disenoBanco.guardar',
  summary: 'Agrega o cambia un diseño del archivo de transferencias.',
  method: 'POST',
  input: bankLayoutFields
    .extend({ ...inBody, id: id.optional(), version: version.optional() })
    .superRefine(bankLayoutFaults),
  output: bankLayout,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('BankLayout')],
});

export const removeBankLayout = defineAccion({
  ...ofLayouts,
  name: 'disenoBanco.quitar',
  summary: 'Quita un diseño del archivo de transferencias, si queda otro.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('BankLayout')],
});

export const previewBankLayout = defineAccion({
  ...ofLayouts,
  name: 'disenoBanco.previsualizar',
  summary:
    'Cómo queda el archivo de transferencias de una liquidación con un diseño: sus primeras líneas.',
  method: 'GET',
  sensitive: true,
  input: bankLayoutFields
    .omit({ name: true })
    .extend({
      ...inBody,
      /** The last one that pays somebody, where none is named. */
      runId: id.nullish(),
      /** Only those whose transfer the bank sent back. */
      rejected: z.boolean().default(false),
    })
    .superRefine(bankLayoutFaults),
  output: z
    .object({
      /** Null: nobody was paid anything yet. */
      run: z.object({ id, title: z.string() }).meta({ id: 'BankPreviewRun' }).nullable(),
      fileName: z.string(),
      people: z.int(),
      sum: privateField(decimal),
      heading: z.array(z.string()),
      /** The first ones. */
      lines: privateField(z.array(z.string())),
      closing: z.array(z.string()),
      /** The people it leaves out, since they have no account that it could name. */
      left: z.array(z.string()),
      /** Values that do not fit, in words: the file is not made. */
      faults: privateField(z.array(z.string())),
    })
    .meta({ id: 'BankPreview' }),
  errors: ['no_encontrado'],
  provides: [list('BankLayout'), list('PayRun')],
});
