import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { profileChange } from './profileChange';

export const getProfileChange = defineAccion({
  name: 'perfil.obtenerPedido',
  module: 'profile',
  summary: 'Lo que la persona pidió cambiar en un pedido que le devolvieron, para corregirlo.',
  method: 'GET',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({ requestId: id }),
  output: z.object({ change: profileChange }),
  errors: ['no_encontrado'],
  provides: [byInput('Request', 'requestId')],
  whileViewing: 'hidden',
});
