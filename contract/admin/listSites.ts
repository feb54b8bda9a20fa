import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { site } from './site';

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
