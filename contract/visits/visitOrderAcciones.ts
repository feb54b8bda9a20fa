import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { clock, day, decimal, id } from '../core/id';
import { personRef } from '../core/personRef';
import { list } from '../core/tags';
import { visitState } from './visit';

const ofPlanning = { module: 'visits', permission: 'VISITS.plan', scope: 'all' } as const;

const MOST_STOPS = 60;

/** A visit in the order of a day. */
const visitStop = z
  .object({
    id,
    number: z.string(),
    place: z.string(),
    address: z.string(),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    fromTime: clock,
    toTime: clock,
    minutes: z.int(),
    state: visitState,
    /** It keeps its place when the product proposes an order. */
    pinned: z.boolean(),
  })
  .meta({ id: 'VisitStop' });

const position = z
  .object({ name: z.string(), latitude: decimal, longitude: decimal })
  .meta({ id: 'VisitStart' });

const visitOrder = z
  .object({
    day,
    person: personRef,
    /** The site from which they set out; null where it has no position. */
    start: position.nullable(),
    /** Kilometres an hour, along a straight line. */
    speed: z.number(),
    /** Made by hand: no proposal takes its place. */
    byHand: z.boolean(),
    author: personRef.nullable(),
    /** Visits still to be made, in their order. */
    stops: z.array(visitStop),
    /** Visits that are over already. */
    over: z.int(),
    /** Names what was looked at: whoever saves says it again. */
    mark: z.string(),
  })
  .meta({ id: 'VisitOrder' });

export const listVisitPeople = defineAccion({
  ...ofPlanning,
  name: 'visita.listarQuienes',
  summary: 'Quiénes tienen visitas por hacer un día, y cuántas.',
  method: 'GET',
  input: z.object({ day }),
  output: z.object({
    rows: z.array(z.object({ person: personRef, visits: z.int() }).meta({ id: 'VisitPerson' })),
  }),
  provides: [list('Visit')],
});

export const getVisitOrder = defineAccion({
  ...ofPlanning,
  name: 'visita.verOrden',
  summary: 'Las visitas que una persona tiene por hacer un día, en el orden en que va.',
  method: 'GET',
  input: z.object({ personId: id, day }),
  output: visitOrder,
  errors: ['no_encontrado'],
  provides: [list('Visit')],
});

export const orderVisitDay = defineAccion({
  ...ofPlanning,
  name: 'visita.ordenarDia',
  summary:
    'Guarda el orden de las visitas de una persona un día: hecho a mano, o el que propone el producto, que no reemplaza al hecho a mano.',
  method: 'POST',
  input: z.object({
    personId: id,
    day,
    mark: z.string().max(64),
    how: z.enum(['hand', 'product']),
    stops: z.array(z.object({ id, pinned: z.boolean() })).max(MOST_STOPS),
  }),
  output: visitOrder,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Visit')],
});

export const dropVisitOrder = defineAccion({
  ...ofPlanning,
  name: 'visita.soltarOrden',
  summary: 'Deja las visitas de una persona un día sin otro orden que su hora.',
  method: 'POST',
  input: z.object({ personId: id, day, mark: z.string().max(64) }),
  output: visitOrder,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Visit')],
});
