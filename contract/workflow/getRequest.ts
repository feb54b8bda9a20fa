import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { requestDetail } from './request';

export const getRequest = defineAccion({
  name: 'solicitud.obtener',
  module: 'workflow',
  summary: 'Una solicitud con lo que hace falta para decidirla, su cadena y su historia.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id }),
  output: requestDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Request')],
  whileViewing: 'hidden',
});
