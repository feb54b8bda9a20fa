import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

export const getCoverage = defineAccion({
  name: 'resumen.obtenerCobertura',
  module: 'summary',
  summary:
    'Cuántos trabajan y cuántos faltan en los próximos días hábiles, de quienes se tiene a cargo.',
  method: 'GET',
  permission: 'SUMMARY',
  scope: 'all',
  input: emptyInput,
  /** Empty for who has nobody in charge. */
  output: z.object({
    days: z.array(z.object({ day, people: z.int(), away: z.int() })),
    /** On the first of those days. */
    areas: z.array(
      z.object({
        areaId: id,
        name: z.string(),
        siteName: z.string(),
        people: z.int(),
        away: z.int(),
        /** How many must be there; null where nobody said. */
        minimum: z.int().nullable(),
      }),
    ),
  }),
  provides: [list('Absence'), list('Person'), list('LeaveSetting')],
});
