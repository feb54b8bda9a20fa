import { defineAccion } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { branding, house } from './house';

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
