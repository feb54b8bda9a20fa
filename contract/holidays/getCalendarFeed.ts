import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { instant } from '../core/id';
import { list } from '../core/tags';

export const getCalendarFeed = defineAccion({
  name: 'calendario.obtenerEnlace',
  module: 'holidays',
  summary: 'Si la persona tiene un calendario suscripto, y cuándo se leyó por última vez.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'own',
  input: emptyInput,
  output: z
    .object({
      feed: z
        .object({ team: z.boolean(), createdAt: instant, readAt: instant.nullable() })
        .nullable(),
      /** Whether there is a team to show. */
      mayTeam: z.boolean(),
    })
    .meta({ id: 'CalendarFeed' }),
  provides: [list('CalendarFeed')],
  whileViewing: 'hidden',
});
