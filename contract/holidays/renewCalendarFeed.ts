import { z } from 'zod';
import { defineAccion, secretField } from '../core/accion';
import { list } from '../core/tags';

export const renewCalendarFeed = defineAccion({
  name: 'calendario.renovarEnlace',
  module: 'holidays',
  summary: 'Da una dirección secreta nueva para leer el calendario; la anterior deja de andar.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'own',
  input: z.object({
    /** Also who of the team is away, for whom approves. */
    team: z.boolean().default(false),
  }),
  /** Shown once: only its hash is kept. */
  output: z.object({ url: secretField(z.string()) }).meta({ id: 'CalendarFeedAddress' }),
  invalidates: [list('CalendarFeed')],
});
