import { defineAccion } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { house, security } from './house';

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
