import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

const year = z.int().min(2000).max(2100);

export const publicHoliday = z
  .object({
    date: day,
    name: z.string(),
    /** `public`: of the country, by law; `site`: of one site; `house`: of all of them. */
    kind: z.enum(['public', 'site', 'house']),
    siteId: id.nullable(),
    siteName: z.string().nullable(),
  })
  .meta({ id: 'PublicHoliday' });

export const listPublicHolidays = defineAccion({
  name: 'consulta.listadoFeriadosFestivos',
  module: 'holidays',
  summary: 'Feriados nacionales y los de cada sede, por año.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ desde: year.optional(), hasta: year.optional() }),
  output: z.object({ rows: z.array(publicHoliday) }),
  provides: [list('Holiday')],
  keptOffline: true,
});
