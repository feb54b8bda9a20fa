import { z } from 'zod';
import { defineAccion, done, emptyInput, secretField } from '../core/accion';
import { id, instant, version } from '../core/id';
import { list } from '../core/tags';
import { calendarFlags } from './calendarFlags';
import { organisationHoliday, organisationHolidayFields } from './organisationHoliday';

export const listOrganisationHolidays = defineAccion({
  name: 'feriado.listar',
  module: 'holidays',
  summary: 'Los días que la organización suma a los feriados del país o les quita, de un año.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: z.object({ year: z.int().min(2000).max(2100) }),
  output: z
    .object({
      rows: z.array(organisationHoliday),
      /** The holidays of the country, by law. */
      country: z.array(z.object({ day: z.string(), name: z.string() })),
      /** Whether the asker may change them. */
      edits: z.boolean(),
    })
    .meta({ id: 'OrganisationHolidayList' }),
  provides: [list('Holiday')],
});

export const getCalendarFeed = defineAccion({
  name: 'calendario.obtenerEnlace',
  module: 'holidays',
  summary: 'Si la persona tiene un calendario suscripto, y cuándo se leyó por última vez.',
  method: 'GET',
  permission: calendarFlags,
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

export const deleteOrganisationHoliday = defineAccion({
  name: 'feriado.borrar',
  module: 'holidays',
  summary: 'Quita un día propio del calendario.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Holiday')],
});

export const saveOrganisationHoliday = defineAccion({
  name: 'feriado.guardar',
  module: 'holidays',
  summary: 'Suma un feriado de la organización o de una sede, o marca que uno del país se trabaja.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: organisationHolidayFields.extend({ id: id.optional(), version: version.optional() }),
  output: organisationHoliday,
  errors: ['no_encontrado', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Holiday')],
});

export const renewCalendarFeed = defineAccion({
  name: 'calendario.renovarEnlace',
  module: 'holidays',
  summary: 'Da una dirección secreta nueva para leer el calendario; la anterior deja de andar.',
  method: 'POST',
  permission: calendarFlags,
  scope: 'own',
  input: z.object({
    /** Also who of the team is away, for whom approves. */
    team: z.boolean().default(false),
  }),
  /** Shown once: only its hash is kept. */
  output: z.object({ url: secretField(z.string()) }).meta({ id: 'CalendarFeedAddress' }),
  invalidates: [list('CalendarFeed')],
});

export const revokeCalendarFeed = defineAccion({
  name: 'calendario.revocarEnlace',
  module: 'holidays',
  summary: 'Deja sin efecto la dirección del calendario.',
  method: 'POST',
  permission: calendarFlags,
  scope: 'own',
  input: emptyInput,
  output: done,
  invalidates: [list('CalendarFeed')],
});
