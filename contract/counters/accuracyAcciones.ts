import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

/** Lines of closed counts that have something in common. Figures judge shelves and shifts, never people. */
const part = z
  .object({
    key: z.string(),
    label: z.string(),
    lines: z.int(),
    counted: z.int(),
    /** Counted, and the books said the same. */
    exact: z.int(),
    /** Planned, and counted by nobody. */
    missed: z.int(),
    /** Units that were there beyond the books. */
    over: z.int(),
    /** Units that the books had and nobody found. */
    short: z.int(),
  })
  .meta({ id: 'AccuracyPart' });

export const getCountAccuracy = defineAccion({
  name: 'conteo.obtenerExactitud',
  module: 'counters',
  summary:
    'Cuánto coincidieron los conteos cerrados con los registros, por mes, depósito, zona, clase, causa y turno, con lo que no se contó.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ fromDay: day, toDay: day, siteId: id.nullable().default(null) }),
  output: z.object({
    total: part,
    byMonth: z.array(part),
    bySite: z.array(part),
    byZone: z.array(part),
    byClass: z.array(part),
    /** Differences alone: what agrees has no cause. */
    byCause: z.array(part),
    byShift: z.array(part),
  }),
  provides: [list('StockCount')],
});
