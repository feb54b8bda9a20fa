import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

/** Visits that have something in common, of those whose day was in a time. */
const part = z
  .object({
    key: z.string(),
    label: z.string(),
    /** Published, whatever became of them; cancelled ones do not count. */
    visits: z.int(),
    done: z.int(),
    missed: z.int(),
    /** Arrivals that were within the window of their visit, or before it. */
    inTime: z.int(),
    /** Arrivals away from the place. */
    outside: z.int(),
    /** Minutes between arriving and ending, of all that were made. */
    minutes: z.int(),
    /** The part of those minutes that was punched: it is paid by the punches alone. */
    covered: z.int(),
  })
  .meta({ id: 'VisitFigures' });

export const getVisitFigures = defineAccion({
  name: 'visita.obtenerCifras',
  module: 'visits',
  summary:
    'Cuántas visitas se hicieron entre dos días y cuántas a tiempo, por cliente, motivo, persona y sede, de las que ve quien pregunta.',
  method: 'GET',
  permission: 'VISITS',
  scope: 'all',
  input: z.object({ fromDay: day, toDay: day, siteId: id.nullable().default(null) }),
  output: z.object({
    total: part,
    byMonth: z.array(part),
    bySite: z.array(part),
    byPerson: z.array(part),
    byPurpose: z.array(part),
    /** The places with most visits; one that is no customer stands by its name. */
    byPlace: z.array(part),
  }),
  provides: [list('Visit')],
});
