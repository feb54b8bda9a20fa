import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { area, areaFields } from './area';
import { site, siteFields } from './site';

export const listAreas = defineAccion({
  name: 'area.listar',
  module: 'admin',
  summary: 'Las áreas de todas las sedes, con quién las conduce y cuántas personas tienen.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(area) }).meta({ id: 'AreaList' }),
  provides: [list('Place'), list('Person')],
});

export const listSites = defineAccion({
  name: 'sede.listar',
  module: 'admin',
  summary: 'Las sedes, con cuántas áreas y personas tiene cada una.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(site) }).meta({ id: 'SiteList' }),
  provides: [list('Place'), list('Person')],
});

export const getArea = defineAccion({
  name: 'area.obtener',
  module: 'admin',
  summary: 'Un área, con quién la conduce.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: area,
  errors: ['no_encontrado'],
  provides: [list('Place'), list('Person')],
});

export const getSite = defineAccion({
  name: 'sede.obtener',
  module: 'admin',
  summary: 'Una sede, con su lugar en el mapa.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: site,
  errors: ['no_encontrado'],
  provides: [list('Place'), list('Person')],
});

export const deleteArea = defineAccion({
  name: 'area.borrar',
  module: 'admin',
  summary: 'Borra un área a la que no pertenece ninguna persona.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Place')],
});

export const saveArea = defineAccion({
  name: 'area.guardar',
  module: 'admin',
  summary: 'Crea o cambia un área; si pasa a otra sede, su gente pasa con ella.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: areaFields.extend({
    id: id.optional(),
    version: version.optional(),
    /** The person read and wants that its people work at another site from now on. */
    movePeople: z.boolean().default(false),
  }),
  output: area,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Place'), list('Person')],
});

export const deleteSite = defineAccion({
  name: 'sede.borrar',
  module: 'admin',
  summary: 'Borra una sede que no tiene áreas ni ningún registro.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Place')],
});

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
