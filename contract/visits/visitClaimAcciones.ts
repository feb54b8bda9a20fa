import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, decimal, id, instant, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { visitDetail } from './visit';
import { visitClaims } from './visitClaim';

/** Each person asks for what their own visits say, whatever their role reaches. */
const ofClaims = { module: 'visits', permission: 'VISITS', scope: 'own' } as const;

export const getVisitClaims = defineAccion({
  ...ofClaims,
  name: 'visita.obtenerPropuestas',
  summary:
    'Lo que las visitas propias de un día proponen: la entrada, la salida y los kilómetros, y lo que ya se pidió.',
  method: 'GET',
  input: z.object({
    /** Left out: today, where the person works. */
    day: day.optional(),
  }),
  output: visitClaims,
  errors: ['no_encontrado'],
  provides: [list('Visit'), list('Punch'), list('Rendition')],
});

export const acceptVisitPunch = defineAccion({
  ...ofClaims,
  name: 'visita.aceptarFichada',
  summary: 'Ficha la entrada o la salida que propone una visita propia, una sola vez.',
  method: 'POST',
  input: z.object({
    day,
    kind: z.enum(['entry', 'exit']),
    /** The moment that was proposed: another one is looked at first. */
    at: instant,
  }),
  output: visitClaims,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Visit'), list('Punch'), list('Request')],
});

export const acceptVisitWay = defineAccion({
  ...ofClaims,
  name: 'visita.rendirKilometros',
  summary:
    'Agrega a una rendición los kilómetros entre las llegadas de un día, en línea recta, una sola vez.',
  method: 'POST',
  input: z.object({
    day,
    /** The kilometres that were proposed: others are looked at first. */
    kilometres: decimal,
  }),
  output: visitClaims,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Visit'), list('Rendition')],
});

export const undoArrival = defineAccion({
  ...ofClaims,
  name: 'visita.deshacerLlegada',
  summary:
    'Deshace una llegada avisada por error; lo que se había pedido por ella y no se presentó se retira.',
  method: 'POST',
  input: z.object({ id, version }),
  output: visitDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Visit'), list('Visit'), list('Rendition')],
});
