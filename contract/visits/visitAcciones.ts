import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { visit, visitDetail, visitFields } from './visit';

const ofVisits = { module: 'visits', permission: 'VISITS', scope: 'all' } as const;
const ofPlanning = { module: 'visits', permission: 'VISITS.plan', scope: 'all' } as const;

export const listVisits = defineAccion({
  ...ofVisits,
  name: 'visita.listar',
  summary: 'Las visitas al alcance de quien pregunta, con su estado y su llegada.',
  method: 'GET',
  input: listInput({
    sort: ['day', 'number', 'place', 'personName', 'state', 'siteName', 'endedAt'],
    filter: [
      'number',
      'day',
      'place',
      'personId',
      'personName',
      'unassigned',
      'mine',
      'siteId',
      'customerId',
      'purposeId',
      'state',
      'arrival',
      'late',
      'seriesId',
    ],
  }),
  output: listOutput(visit),
  provides: [list('Visit'), each('Visit', 'rows')],
});

export const getVisit = defineAccion({
  ...ofVisits,
  name: 'visita.obtener',
  summary: 'Una visita: dónde, quién, qué se hizo y lo que se puede hacer con ella.',
  method: 'GET',
  input: z.object({ id }),
  output: visitDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Visit'), list('Visit')],
  keptOffline: true,
});

export const saveVisit = defineAccion({
  ...ofPlanning,
  name: 'visita.guardar',
  summary: 'Planifica una visita, o corrige una que todavía no se hizo.',
  method: 'POST',
  input: visitFields.extend({ id: id.optional(), version: version.optional() }),
  output: visitDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Visit'), list('Visit')],
});

export const cancelVisit = defineAccion({
  ...ofPlanning,
  name: 'visita.cancelar',
  summary: 'Cancela una visita que no se hizo; quien la tenía recibe un aviso.',
  method: 'POST',
  input: z.object({ id, version, reason }),
  output: visitDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Visit'), list('Visit')],
});

const visitsChange = z.discriminatedUnion('kind', [
  /** Null: to nobody, where it was not published. */
  z.object({ kind: z.literal('assign'), personId: id.nullable() }),
  z.object({ kind: z.literal('move'), day }),
]);

export const changeVisits = defineAccion({
  ...ofPlanning,
  name: 'visita.cambiarVarias',
  summary: 'Da varias visitas a una persona, o las pasa a otro día.',
  method: 'POST',
  input: z.object({
    selection: rowSelection(listVisits.input),
    change: visitsChange,
    /** The versions that were on the screen: a row that somebody changed since is refused by itself. */
    seen: z.array(z.object({ id, version })).max(5000).default([]),
  }),
  output: bulkOutput,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Visit'), list('Job')],
});

const ofDay = { day, siteId: id.optional() };

/** A consequence of publishing a day that somebody should know before they do it; nothing is refused for it. */
const visitWarning = z
  .object({
    personId: id,
    kind: z.enum(['away', 'off', 'outsideShift', 'overlap']),
    text: z.string(),
  })
  .meta({ id: 'VisitWarning' });

export const previewVisitDay = defineAccion({
  ...ofPlanning,
  name: 'visita.revisarDia',
  summary: 'Qué visitas de un día se publicarían, para quiénes, y qué conviene saber antes.',
  method: 'GET',
  input: z.object(ofDay),
  output: z
    .object({
      visits: z.int(),
      people: z.int(),
      /** Drafts that nobody has: they stay as they are. */
      unassigned: z.int(),
      warnings: z.array(visitWarning),
      /** Names what was looked at: publishing says it again. */
      mark: z.string(),
    })
    .meta({ id: 'VisitDayPreview' }),
  provides: [list('Visit'), list('Absence'), list('Roster')],
});

export const publishVisitDay = defineAccion({
  ...ofPlanning,
  name: 'visita.publicarDia',
  summary: 'Publica las visitas de un día: quienes las tienen reciben un aviso.',
  method: 'POST',
  input: z.object({ ...ofDay, mark: z.string().max(64) }),
  output: z.object({ visits: z.int(), people: z.int() }),
  errors: ['conflicto'],
  invalidates: [list('Visit')],
});

export const getVisitMap = defineAccion({
  ...ofVisits,
  name: 'visita.verMapa',
  summary: 'Las visitas de un día en el mapa: planificadas, hechas y atrasadas.',
  method: 'GET',
  input: z.object(ofDay),
  output: z
    .object({
      rows: z.array(visit),
      total: z.int(),
      /** Visits whose place has no position. */
      unplaced: z.int(),
    })
    .meta({ id: 'VisitMap' }),
  provides: [list('Visit'), each('Visit', 'rows')],
});
