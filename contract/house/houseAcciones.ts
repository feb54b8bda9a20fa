import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { branding, house, mailPassword, mailServer, security } from './house';

export const getHouse = defineAccion({
  name: 'casa.obtener',
  module: 'house',
  summary: 'Los ajustes de la organización: marca, correo, mapas y seguridad.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: house,
  provides: [list('House')],
});

export const saveBranding = defineAccion({
  name: 'casa.guardarMarca',
  module: 'house',
  summary: 'Cambia el nombre y el color de la organización.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: branding.extend({ version }),
  output: house,
  errors: ['conflicto_version'],
  invalidates: [list('House')],
});

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

export const saveSecurity = defineAccion({
  name: 'casa.guardarSeguridad',
  module: 'house',
  summary: 'Cuánto dura una sesión, cuántos intentos hay y a quién se pide el segundo paso.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: security.extend({ version }),
  output: house,
  errors: ['conflicto', 'conflicto_version'],
  invalidates: [list('House')],
});
