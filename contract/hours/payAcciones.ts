import { z } from 'zod';
import { closeState, month } from '../closes/close';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { MOST_PAY_COLUMNS, payMapping, payMappingFields } from './payMapping';

const period = { siteId: id, month };

export const listPayMappings = defineAccion({
  name: 'formatoSueldos.listar',
  module: 'hours',
  summary: 'Los formatos guardados del archivo para sueldos, primero el que se usó último.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({}),
  output: z.object({
    rows: z.array(payMapping),
    edits: z.boolean(),
    /** Where this person has people whose hours they take out. */
    sites: z.array(z.object({ id, name: z.string() }).meta({ id: 'PaySite' })),
  }),
  provides: [list('PayMapping')],
});

export const savePayMapping = defineAccion({
  name: 'formatoSueldos.guardar',
  module: 'hours',
  summary:
    'Agrega o cambia un formato del archivo para sueldos: columnas, títulos y cómo se escribe.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: payMappingFields.extend({ id: id.optional(), version: version.optional() }),
  output: payMapping,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('PayMapping')],
});

export const removePayMapping = defineAccion({
  name: 'formatoSueldos.quitar',
  module: 'hours',
  summary: 'Quita un formato del archivo para sueldos.',
  method: 'POST',
  permission: 'HOURS.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('PayMapping')],
});

/** A thing of a person that a file may have a column for. */
export const payColumn = z
  .object({
    key: z.string(),
    label: z.string(),
    /** Under what it is offered: "Horas", "Franjas". */
    group: z.string(),
  })
  .meta({ id: 'PayColumn' });

export const previewPay = defineAccion({
  name: 'hora.previsualizarSueldos',
  module: 'hours',
  summary: 'Cómo queda el archivo para sueldos de un mes de una sede: sus primeras filas.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({
    ...period,
    /** The keys of the columns, in their order; headings change nothing below them. */
    keys: z.array(z.string().min(1).max(60)).max(MOST_PAY_COLUMNS),
    ...payMappingFields.pick({ timeAs: true, decimalMark: true }).shape,
  }),
  output: z
    .object({
      siteName: z.string(),
      state: closeState,
      /** The seal of the closed hours; null while they are open. */
      seal: z.string().nullable(),
      people: z.int(),
      offered: z.array(payColumn),
      /** Columns that are no more; they stay empty, so that the others keep their place. */
      missing: z.array(z.string()),
      /** Columns that this person may not take out. */
      hidden: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    })
    .meta({ id: 'PayPreview' }),
  errors: ['no_encontrado'],
  provides: [list('PayMapping'), list('Hour'), list('Band'), list('PeriodClose'), list('News')],
});

export const exportPay = defineAccion({
  name: 'hora.exportarSueldos',
  module: 'hours',
  summary: 'El archivo para sueldos de un mes de una sede, con un formato guardado.',
  method: 'POST',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({ ...period, mappingId: id }),
  output: z
    .object({
      /** Ready at once, or null while a task writes it. */
      url: z.string().nullable(),
      name: z.string(),
    })
    .meta({ id: 'PayExport' }),
  errors: ['no_encontrado'],
  invalidates: [list('PayMapping'), list('Job')],
});
