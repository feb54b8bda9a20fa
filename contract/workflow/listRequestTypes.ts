import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { conditionField } from './condition';

export const listRequestTypes = defineAccion({
  name: 'solicitud.listarTipos',
  module: 'workflow',
  summary: 'Qué se puede pedir, y en qué se puede fijar quien define las aprobaciones.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        fields: z.array(conditionField),
        /** Who decides where no definition holds, in words. */
        otherwise: z.string(),
      }),
    ),
  }),
  // Sites, areas and the kinds of leave and of novelty are among the choices.
  provides: [list('Place'), list('LeaveSetting'), list('NewsType')],
});
