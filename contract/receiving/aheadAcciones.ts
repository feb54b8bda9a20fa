import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { personRef } from '../core/personRef';
import { list } from '../core/tags';

/** Goods that are expected and have not come in yet. */
const load = { arrivals: z.int(), packs: z.int(), units: z.int() };

/** A day at a site: what is to come in, and who will be there to take it. */
const dayAhead = z
  .object({
    day,
    ...load,
    people: z.array(
      z.object({
        person: personRef,
        /** Hours at the site. */
        from: z.string(),
        to: z.string(),
        /** Their file holds a licence that is in force. */
        forklift: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ReceivingDay' });

export const getReceivingAhead = defineAccion({
  name: 'recepcion.anticipar',
  module: 'receiving',
  summary:
    'Los bultos que se esperan en un depósito en los próximos siete días, al lado de quienes tienen turno publicado.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({
    /** Null: the site of whoever asks. */
    siteId: id.nullable().default(null),
  }),
  output: z.object({
    siteId: id,
    siteName: z.string(),
    /** Expected on a day that is over. */
    late: z.object(load),
    days: z.array(dayAhead),
  }),
  errors: ['no_encontrado'],
  provides: [list('Arrival')],
});
