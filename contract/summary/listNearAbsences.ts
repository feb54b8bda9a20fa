import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

const away = z
  .object({
    id,
    personId: id,
    name: z.string(),
    imageUrl: z.string(),
    /** "Ausente" where the reason is none of the reader's business. */
    label: z.string(),
    fromDay: day,
    toDay: day,
    part: z.enum(['whole', 'morning', 'afternoon']),
  })
  .meta({ id: 'NearAbsence' });

export const listNearAbsences = defineAccion({
  name: 'resumen.listarAusentes',
  module: 'summary',
  summary:
    'Quiénes no están hoy y quiénes no van a estar en los próximos días, entre quienes se tiene cerca.',
  method: 'GET',
  permission: 'SUMMARY',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    /** The first of them; `total` says how many there are. */
    today: z.array(away),
    total: z.int(),
    coming: z.array(away),
  }),
  provides: [list('Absence')],
});
