import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const getOrganisation = defineAccion({
  name: 'organizacion.obtener',
  module: 'users',
  summary: 'Las sedes y las áreas de la organización.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      name: z.string(),
      sites: z.array(z.object({ id, name: z.string(), zone: z.string() })),
      areas: z.array(z.object({ id, name: z.string(), siteId: id })),
    })
    .meta({ id: 'Organisation' }),
  provides: [list('Person'), list('Place')],
});
