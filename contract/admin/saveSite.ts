import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { site, siteFields } from './site';

export const saveSite = defineAccion({
  name: 'sede.guardar',
  module: 'admin',
  summary: 'Crea o cambia una sede: su nombre, su lugar y su zona horaria.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: siteFields.extend({ id: id.optional(), version: version.optional() }),
  output: site,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Place')],
});
