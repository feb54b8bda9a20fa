import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';
import { publicationPerson, publicationWarning, roster } from './roster';

/** The people whose days they are: a site's, an area's, or all who are in reach. */
const whose = { siteId: id.optional(), areaId: id.optional() };

/** Everybody whom the board shows with these filters, on all of its pages. */
const shown = { ...whose, search: z.string().trim().max(100).default('') };

export const listRoster = defineAccion({
  name: 'horario.listarSemana',
  module: 'schedules',
  summary:
    'La grilla de una semana: quién trabaja cuándo, en borrador y publicado, con lo que falta.',
  method: 'GET',
  permission: ['SCHEDULES.SHOW', 'SCHEDULES.CREATE'],
  scope: 'all',
  input: z.object({
    /** Any day of the week. */
    from: day,
    ...shown,
    page: z.int().min(1).max(1000).default(1),
  }),
  output: roster,
  errors: ['no_encontrado'],
  provides: [list('Roster'), list('Absence'), list('Shift')],
});

export const exportRoster = defineAccion({
  name: 'horario.exportar',
  module: 'schedules',
  summary: 'Un archivo con la grilla de unas semanas, que se corrige y se vuelve a importar.',
  method: 'POST',
  permission: ['SCHEDULES.SHOW', 'SCHEDULES.CREATE'],
  scope: 'all',
  input: z.object({
    /** Any day of the first week. */
    from: day,
    weeks: z.int().min(1).max(5).default(1),
    ...shown,
    format: z.enum(['csv', 'xlsx']),
  }),
  output: z.object({
    /** Null: they are many, and a task writes it and tells when it is there. */
    url: z.string().nullable(),
    name: z.string(),
  }),
  errors: ['no_encontrado'],
  invalidates: [list('Job')],
});

/** A board of 200 people by seven days, pasted at once. */
export const MOST_CELLS = 2100;

export const planShifts = defineAccion({
  name: 'horario.planificar',
  module: 'schedules',
  summary: 'Pone en borrador lo que trabaja cada persona en cada día; vacío es franco.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({
    cells: z
      .array(
        z.object({
          personId: id,
          day,
          shiftIds: z.array(id).max(3),
          /** The shifts that were planned there when it was looked at (not what leaves), by their `shiftId`: else somebody else was first. */
          seen: z.array(id).max(3),
        }),
      )
      .min(1)
      .max(MOST_CELLS),
    /** Cells that make sense only as one, such as a shift that changes places: where one is refused, all are. */
    together: z.boolean().default(false),
  }),
  output: z.object({
    planned: z.int(),
    /** Each by itself: the others are planned. */
    refused: z.array(
      z
        .object({
          personId: id,
          day,
          why: z.string(),
          /** The shifts that stand there, in the order of the day, where they are not those that were looked at; else null. */
          standing: z.array(id).nullable(),
        })
        .meta({ id: 'RefusedCell' }),
    ),
  }),
  invalidates: [list('Roster')],
});

export const fillRoster = defineAccion({
  name: 'horario.completar',
  module: 'schedules',
  summary: 'Completa en borrador los días vacíos de una semana con las rotaciones asignadas.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({ from: day, ...shown }),
  output: z.object({
    planned: z.int(),
    /** Each cell that was filled, so that it can be taken back; empty where they are more than one step takes. */
    cells: z.array(
      z.object({ personId: id, day, shiftIds: z.array(id) }).meta({ id: 'FilledCell' }),
    ),
  }),
  errors: ['no_encontrado'],
  invalidates: [list('Roster')],
});

export const previewPublication = defineAccion({
  name: 'horario.revisarPublicacion',
  module: 'schedules',
  summary:
    'A quiénes les cambia algo si se publica una semana, qué, y de qué conviene enterarse antes.',
  method: 'GET',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({ from: day, ...shown }),
  output: z.object({
    /** The first of them by name. */
    people: z.array(publicationPerson),
    /** How many people see another week afterwards. */
    total: z.int(),
    warnings: z.array(publicationWarning),
    /** Names what was looked at: publishing says it again. */
    mark: z.string(),
  }),
  errors: ['no_encontrado'],
  provides: [list('Roster')],
});

export const publishRoster = defineAccion({
  name: 'horario.publicar',
  module: 'schedules',
  summary: 'Publica la semana: quienes cambian de horario reciben un aviso.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({ from: day, ...shown, mark: z.string().max(120) }),
  output: z.object({ people: z.int(), days: z.int() }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Roster')],
});
