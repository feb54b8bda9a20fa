import { defineAccion } from '../accion';
import { version } from '../shared/id';
import { list } from '../tags';
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
