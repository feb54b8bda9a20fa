import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { visitDetail } from './visit';

export const mailVisitAct = defineAccion({
  name: 'visita.mandarActa',
  module: 'visits',
  summary: 'Manda el acta de una visita hecha al correo de su cliente, una sola vez.',
  method: 'POST',
  permission: 'VISITS',
  scope: 'all',
  input: z.object({ id }),
  output: visitDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Visit')],
});
