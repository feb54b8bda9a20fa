import { z } from 'zod';
import { defineAccion } from '../../core/accion';
import { day, id, version } from '../../core/id';
import { listInput, listOutput } from '../../core/listInput';
import { reason } from '../../core/reason';
import { byInput, each, list } from '../../core/tags';
import { dateChoices } from './planSeries';
import { visitSeries, visitSeriesDetail, visitSeriesFields } from './visitSeries';

const ofPlanning = { module: 'visits', permission: 'VISITS.plan', scope: 'all' } as const;

export const listVisitSeries = defineAccion({
  ...ofPlanning,
  name: 'serieVisita.listar',
  summary: 'Las visitas que se repiten, al alcance de quien planifica.',
  method: 'GET',
  input: listInput({
    sort: ['number', 'place', 'personName', 'startDay', 'lastDay', 'state', 'siteName'],
    filter: [
      ...(['number', 'place', 'personId', 'personName', 'unassigned', 'startDay'] as const),
      ...(['lastDay', 'state', 'siteId', 'purposeId'] as const),
    ],
  }),
  output: listOutput(visitSeries),
  provides: [list('VisitSeries'), each('VisitSeries', 'rows')],
});

export const getVisitSeries = defineAccion({
  ...ofPlanning,
  name: 'serieVisita.obtener',
  summary: 'Una serie de visitas: cada cuánto, dónde, quién y qué fechas van aparte.',
  method: 'GET',
  input: z.object({ id }),
  output: visitSeriesDetail,
  errors: ['no_encontrado'],
  provides: [byInput('VisitSeries'), list('VisitSeries')],
});

const dateWarning = z
  .object({
    kind: z.enum(['holiday', 'away', 'off', 'outsideShift', 'overlap']),
    text: z.string(),
  })
  .meta({ id: 'VisitDateWarning' });

const previewedDate = z
  .object({
    /** The date of the repetition. */
    date: day,
    /** When it would be made; null where it is held back. */
    day: day.nullable(),
    how: z.enum(dateChoices),
    /** Held back by choice, because the series has that working day already, or because none is near. */
    why: z.enum(['chosen', 'taken', 'none']).nullable(),
    warnings: z.array(dateWarning),
    /** The visit of that date that somebody touched or published: it stays as it is. */
    kept: z.object({ id, number: z.string() }).nullable(),
  })
  .meta({ id: 'VisitSeriesDate' });

export const previewVisitSeries = defineAccion({
  ...ofPlanning,
  name: 'serieVisita.revisar',
  summary: 'Qué visitas haría una serie y qué tiene de malo cada fecha, sin planificar nada.',
  method: 'GET',
  input: visitSeriesFields.extend({ id: id.optional() }),
  output: z
    .object({
      dates: z.array(previewedDate),
      /** Until when its visits are planned by now; the others follow day by day. */
      plannedTo: day,
      /** Visits to come that somebody touched or published: they stay, whether or not it has their date. */
      kept: z.int(),
    })
    .meta({ id: 'VisitSeriesPreview' }),
  errors: ['no_encontrado'],
  provides: [list('Visit'), list('VisitSeries'), list('Absence'), list('Holiday'), list('Roster')],
});

export const saveVisitSeries = defineAccion({
  ...ofPlanning,
  name: 'serieVisita.guardar',
  summary:
    'Planifica una visita que se repite, o cambia la serie: solo las visitas por venir que nadie tocó ni se publicaron.',
  method: 'POST',
  input: visitSeriesFields.extend({ id: id.optional(), version: version.optional() }),
  output: visitSeriesDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('VisitSeries'), list('VisitSeries'), list('Visit')],
});

export const endVisitSeries = defineAccion({
  ...ofPlanning,
  name: 'serieVisita.terminar',
  summary: 'Termina una serie: saca las visitas por venir que nadie tocó ni se publicaron.',
  method: 'POST',
  input: z.object({ id, version, reason }),
  output: visitSeriesDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('VisitSeries'), list('VisitSeries'), list('Visit')],
});
