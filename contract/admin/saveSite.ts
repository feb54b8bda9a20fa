import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { list } from '../tags';
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
