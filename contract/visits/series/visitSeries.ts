import { z } from 'zod';
import { choice, day as dayField, own } from '../../core/fields';
import { clock, day, decimal, id, version } from '../../core/id';
import { personRef } from '../../core/personRef';
import { defineRecord, recordFields } from '../../core/record';
import { visitRecord } from '../visit';
import { dateChoices } from './planSeries';
import { onceAWeek, repeat } from './repeat';

const { day: _oneDay, ...ofEach } = visitRecord.fields;

const MOST_CHOICES = 200;

const dateChoice = z
  .object({ date: day, how: z.enum(dateChoices) })
  .meta({ id: 'VisitDateChoice' });

const ways = {
  make: 'Se hace igual',
  hold: 'No se hace',
  move: 'Pasa al próximo día hábil',
} as const;

/** A visit that repeats: what each of them is like, when it comes again, and what is done with days on which it cannot be. */
export const visitSeriesRecord = defineRecord(
  'VisitSeries',
  { one: 'serie de visitas', many: 'series de visitas' },
  {
    startDay: dayField('Desde el'),
    ...ofEach,
    repeat: own('Se repite', repeat, onceAWeek),
    onHoliday: choice('Si cae en feriado', ways, { initial: 'move' }),
    onLeave: choice('Si la persona está de licencia', ways, { initial: 'move' }),
    choices: own('Fechas por separado', z.array(dateChoice).max(MOST_CHOICES).default([]), []),
  },
  {
    state: choice('Estado', { active: ['En curso', 'success'], ended: 'Terminada' }),
    lastDay: dayField('Última fecha'),
  },
);

export const visitSeriesFields = recordFields(visitSeriesRecord);
export const visitSeriesActions = ['correct', 'end'] as const;

/** A series as a list shows it. */
export const visitSeries = z
  .object({
    id,
    version,
    number: z.string(),
    startDay: day,
    lastDay: day,
    fromTime: clock,
    toTime: clock,
    siteId: id,
    siteName: z.string(),
    /** Null: nobody has its visits yet. */
    person: personRef.nullable(),
    place: z.string(),
    address: z.string(),
    purposeId: id,
    purposeName: z.string(),
    /** How often, in words. */
    repeats: z.string(),
    state: visitSeriesRecord.shown.state.schema,
    /** Its person does not make visits any more: they are planned for nobody. */
    orphan: z.boolean(),
  })
  .meta({ id: 'VisitSeries' });

export const visitSeriesDetail = visitSeries
  .extend({
    customerId: id.nullable(),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    radius: z.int(),
    minutes: z.int(),
    note: z.string(),
    repeat,
    onHoliday: visitSeriesRecord.fields.onHoliday.schema,
    onLeave: visitSeriesRecord.fields.onLeave.schema,
    choices: z.array(dateChoice),
    author: personRef.nullable(),
    /** How many of its visits are to come. */
    ahead: z.int(),
    actions: z.array(z.enum(visitSeriesActions)),
  })
  .meta({ id: 'VisitSeriesDetail' });
