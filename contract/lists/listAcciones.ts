import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const countList = defineAccion({
  name: 'lista.contar',
  module: 'lists',
  summary: 'Cuántas filas tiene una lista con esos filtros, contadas una por una.',
  method: 'GET',
  permission: 'session',
  scope: 'all',
  input: z.object({
    /** The name of the list's accion; its permission and its reach hold here too. */
    list: z.string().max(100),
    input: privateField(z.record(z.string().max(100), z.unknown())).default({}),
  }),
  output: z.object({ total: z.int().min(0) }).meta({ id: 'ListCount' }),
  errors: ['no_encontrado'],
});

export const createExport = defineAccion({
  name: 'exportacion.crear',
  module: 'lists',
  summary: 'Un archivo con todas las filas de una lista que coinciden con los filtros.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({
    /** The name of the list's accion; its permission and its reach hold here too. */
    list: z.string().max(100),
    input: privateField(z.record(z.string().max(100), z.unknown())).default({}),
    /** The columns wanted, in their order. */
    columns: z.array(z.string().max(60)).min(1).max(100),
    format: z.enum(['csv', 'xlsx']),
    /** Only these, of all that match. */
    ids: z.array(id).min(1).max(5000).optional(),
    /** All that match but these. */
    except: z.array(id).max(5000).default([]),
  }),
  output: z
    .object({
      /** Ready at once, or null while a task writes it. */
      url: z.string().nullable(),
      name: z.string(),
      jobId: z.uuid().nullable(),
    })
    .meta({ id: 'ExportCreated' }),
  errors: ['no_encontrado'],
  invalidates: [list('Job')],
});
