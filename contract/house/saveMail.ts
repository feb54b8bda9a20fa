import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { house, mailPassword, mailServer } from './house';

export const saveMail = defineAccion({
  name: 'casa.guardarCorreo',
  module: 'house',
  summary: 'Fija el servidor de correo, o lo quita; rige desde el correo siguiente.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ server: mailServer.nullable(), password: mailPassword, version }),
  output: house,
  errors: ['conflicto', 'conflicto_version'],
  invalidates: [list('House')],
});
