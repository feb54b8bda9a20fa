import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';

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
