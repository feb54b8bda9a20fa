import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { newsDetail } from './news';
import { newsMoves } from './newsState';

/** Why: asked for wherever somebody loses by it. */
export const moveReason = privateField(
  z.string().trim().max(300, 'El motivo admite hasta 300 caracteres.').default(''),
);

export const changeNewsState = defineAccion({
  name: 'novedad.cambiarEstado',
  module: 'news',
  summary:
    'Valida, rechaza, vuelve a dejar pendiente o anula una novedad; quien la pidió la retira.',
  method: 'POST',
  permission: ['NEWS.CREATE', 'NEWS.STATE'],
  scope: 'all',
  input: z.object({ id, version, move: z.enum([...newsMoves, 'withdraw']), reason: moveReason }),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [byInput('News'), list('News'), list('Absence'), list('Request')],
});
