import { z } from 'zod';
import { month } from '../closes/close';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason as whyOf } from '../core/reason';
import { list } from '../core/tags';
import { hourFigureNames } from './hourFigures';
import { hourRecord } from './hourRecord';
import { hourRow, hourTotal } from './hourRow';
import { hourMonth } from './monthHours';
import { hourWeek } from './weekHours';

export const getWeekHours = defineAccion({
  name: 'hora.obtenerSemana',
  module: 'hours',
  summary: 'Las horas de una semana de una persona, día por día, con el porqué de cada una.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({
    /** Left out: oneself. */
    personId: id.optional(),
    /** Any day of the week. */
    from: day,
  }),
  output: hourWeek,
  errors: ['no_encontrado'],
  provides: [list('Hour'), list('Punch'), list('Roster'), list('Absence'), list('Holiday')],
  keptOffline: { personId: null },
});

export const getMonthHours = defineAccion({
  name: 'hora.obtenerMes',
  module: 'hours',
  summary:
    'Lo que suman las horas de un mes de una persona, sus extras con lo decidido y por cuánto se pagan.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z.object({
    /** Left out: oneself. */
    personId: id.optional(),
    month,
  }),
  output: hourMonth,
  errors: ['no_encontrado'],
  provides: [
    list('Hour'),
    list('Band'),
    list('Punch'),
    list('Roster'),
    list('Absence'),
    list('Holiday'),
    list('PeriodClose'),
    list('Parameter'),
  ],
  keptOffline: { personId: null },
});

const who = ['personName', 'docket', 'siteName', 'areaName'] as const;
const narrowed = ['personId', 'personName', 'docket', 'siteId', 'areaId'] as const;

export const listHourTotals = defineAccion({
  name: 'hora.listarTotales',
  module: 'hours',
  summary: 'Lo que suman las horas de cada persona al alcance en una semana o un mes.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: listInput({
    sort: [...who, 'fromDay', 'days', 'granted', ...hourFigureNames],
    filter: [...narrowed, 'unit', 'fromDay', 'bandId'],
  }),
  output: listOutput(hourTotal),
  provides: [
    list('Hour'),
    list('Band'),
    list('Punch'),
    list('Roster'),
    list('Absence'),
    list('Holiday'),
  ],
});

export const listHourDays = defineAccion({
  name: 'hora.listarDias',
  module: 'hours',
  summary: 'Las horas de cada día de cada persona al alcance, con sus extras y lo que se decidió.',
  method: 'GET',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: listInput({
    /** `mine`: those who answer to the asker. */
    sort: [...who, 'mine', 'day', 'overtime', ...hourFigureNames],
    filter: [...narrowed, 'day', 'overtime', 'unfinished'],
  }),
  output: listOutput(hourRow),
  provides: [list('Hour'), list('Punch'), list('Roster'), list('Absence'), list('Holiday')],
});

/** `bank` keeps them as time off instead of pay; `reopen` takes a decision back. */
export const overtimeMove = z.enum(['approve', 'bank', 'reject', 'reopen']);

/** The minutes of a day that whoever decides had before them, and what stood decided of them. */
const seenOvertime = z
  .object({
    id,
    extra50: z.int().min(0),
    extra100: z.int().min(0),
    overtime: hourRecord.shown.overtime.schema,
  })
  .meta({ id: 'SeenOvertime' });

export const decideOvertime = defineAccion({
  name: 'hora.decidirExtras',
  module: 'hours',
  summary:
    'Aprueba las horas extras de muchos días, las manda al banco o no, o deja sin efecto lo decidido.',
  method: 'POST',
  permission: 'HOURS.SHOW',
  scope: 'all',
  input: z
    .object({
      selection: rowSelection(listHourDays.input),
      move: overtimeMove,
      /** The days as the asker saw them: a day that has other minutes, or another decision, by now is refused. Days that nobody looked at one by one are not here. */
      seen: z.array(seenOvertime).max(5000).default([]),
      reason: privateField(z.string().trim().max(300)),
    })
    .superRefine(({ selection, seen, move, reason }, context) => {
      const chosen = selection.kind === 'rows' ? selection.ids.length : 0;
      if (move !== 'reopen' && seen.length < chosen)
        context.addIssue({
          code: 'custom',
          path: ['seen'],
          message: 'Falta qué minutos viste de cada día.',
        });
      const said = whyOf.safeParse(reason);
      if (move === 'reopen' || said.success) return;
      context.addIssue({
        code: 'custom',
        path: ['reason'],
        message: said.error.issues[0]?.message,
      });
    }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('Hour'), list('HourBank'), list('Job')],
});
