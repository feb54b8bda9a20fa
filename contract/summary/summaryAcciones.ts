import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

const away = z
  .object({
    id,
    personId: id,
    name: z.string(),
    imageUrl: z.string(),
    /** "Ausente" where the reason is none of the reader's business. */
    label: z.string(),
    fromDay: day,
    toDay: day,
    part: z.enum(['whole', 'morning', 'afternoon']),
  })
  .meta({ id: 'NearAbsence' });

export const listNearAbsences = defineAccion({
  name: 'resumen.listarAusentes',
  module: 'summary',
  summary:
    'Quiénes no están hoy y quiénes no van a estar en los próximos días, entre quienes se tiene cerca.',
  method: 'GET',
  permission: 'SUMMARY',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    /** The first of them; `total` says how many there are. */
    today: z.array(away),
    total: z.int(),
    coming: z.array(away),
  }),
  provides: [list('Absence')],
});

export const listNearDates = defineAccion({
  name: 'resumen.listarFechas',
  module: 'summary',
  summary: 'Cumpleaños y aniversarios de trabajo de los próximos días, sin el año.',
  method: 'GET',
  permission: 'SUMMARY',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z.object({
        personId: id,
        name: z.string(),
        imageUrl: z.string(),
        kind: z.enum(['birthday', 'anniversary']),
        /** On which day it comes this time: nobody's year is told. */
        day,
        today: z.boolean(),
      }),
    ),
  }),
  provides: [list('Person')],
});

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

export const countWaiting = defineAccion({
  name: 'resumen.contarPendientes',
  module: 'summary',
  summary: 'Lo que espera a quien pregunta: qué, cuánto, cuánto está atrasado y dónde se hace.',
  method: 'GET',
  // A slip to sign waits for whoever signs it, whatever else they may do.
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z
        .object({
          /** The part of the product that has it. */
          module: z.string(),
          label: z.string(),
          waiting: z.int(),
          late: z.int(),
          /** Where it is done. */
          path: z.string(),
        })
        .meta({ id: 'WaitingCount' }),
    ),
  }),
  provides: [
    list('Request'),
    list('Chat'),
    list('Delegation'),
    list('Receipt'),
    list('Signature'),
    list('Document'),
    list('DocumentRequest'),
    list('News'),
    list('Post'),
    list('Referral'),
    list('ShiftRequest'),
    list('Hour'),
  ],
  whileViewing: 'hidden',
});
