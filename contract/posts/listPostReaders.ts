import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, instant } from '../core/id';
import { listOutput } from '../core/listInput';
import { personRef } from '../core/personRef';
import { byInput } from '../core/tags';

export const postReader = z
  .object({
    person: personRef,
    siteName: z.string(),
    areaName: z.string(),
    readAt: instant.nullable(),
    confirmedAt: instant.nullable(),
  })
  .meta({ id: 'PostReader' });

export const listPostReaders = defineAccion({
  name: 'publicacion.listarLectores',
  module: 'posts',
  summary: 'Quién leyó, quién confirmó y quién falta.',
  method: 'GET',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: z.object({
    id,
    state: z.enum(['all', 'read', 'confirmed', 'missing']).default('all'),
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
    search: z.string().trim().max(100).default(''),
  }),
  output: listOutput(postReader).extend({
    counts: z.object({ audience: z.int(), read: z.int(), confirmed: z.int() }),
  }),
  errors: ['no_encontrado'],
  provides: [byInput('Post')],
});
