import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const getChartPath = defineAccion({
  name: 'organigrama.obtenerCamino',
  module: 'users',
  summary:
    'De quién depende una persona, desde arriba de todo hasta ella; sin nombrarla, la propia.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id: id.optional() }),
  output: z.object({
    /** Ends with the person; each answers to the one before. Empty for an account of no employee. */
    path: z.array(id),
  }),
  errors: ['no_encontrado'],
  provides: [list('Person')],
});
