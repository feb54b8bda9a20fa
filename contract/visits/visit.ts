import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import { positionFields } from '../core/degrees';
import {
  choice,
  clock,
  day as dayField,
  instant as instantField,
  ref,
  text,
  whole,
} from '../core/fields';
import { clock as clockSchema, day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { answer, question } from './checklist';
import { visitClaimOfVisit } from './visitClaim';

export const MOST_RADIUS = 5000;

export const visitRecord = defineRecord(
  'Visit',
  { one: 'visita', many: 'visitas' },
  {
    day: dayField('Día'),
    fromTime: clock('Desde las'),
    toTime: clock('Hasta las'),
    personId: ref('Quién la hace', { optional: true, none: 'Sin asignar' }),
    siteId: ref('Sede'),
    customerId: ref('Cliente', { optional: true, none: 'Otro lugar' }),
    place: text('Lugar', { min: [2, 'Poné el nombre del lugar.'], max: 120 }),
    address: text('Dirección', { max: 200, optional: true }),
    ...positionFields,
    radius: whole('Se está ahí a menos de', {
      ...{ min: 20, max: MOST_RADIUS, unit: 'm', initial: 150 },
      words: `Va de 20 a ${MOST_RADIUS} metros.`,
    }),
    purposeId: ref('Motivo'),
    minutes: whole('Cuánto lleva', { min: 5, max: 720, unit: 'min', initial: 30 }),
    note: text('Indicaciones', { max: 500, optional: true, rows: 3 }),
  },
  {
    state: choice('Estado', {
      draft: 'Borrador',
      planned: ['Planificada', 'info'],
      arrived: ['En el lugar', 'warning'],
      done: ['Hecha', 'success'],
      missed: ['No se hizo', 'error'],
      cancelled: 'Cancelada',
    }),
    /** The place of an arrival, judged with how unsure the device was of it. */
    arrival: choice(
      'Llegada',
      {
        inside: ['En el lugar', 'success'],
        doubtful: ['No se puede asegurar', 'warning'],
        outside: ['Lejos del lugar', 'error'],
        unknown: 'Sin posición',
      },
      { optional: true },
    ),
    arrivedAt: instantField('Llegó', { optional: true }),
    endedAt: instantField('Terminó', { optional: true }),
    report: text('Qué se hizo', { max: 2000, optional: true, rows: 5 }),
    left: text('Qué quedó por hacer', { max: 500, optional: true, rows: 2 }),
    signedBy: text('Quién firma', { max: 120, optional: true }),
    reason: text('Motivo', { max: 300, optional: true }),
  },
);

export const visitFields = recordFields(visitRecord);
export const visitState = visitRecord.shown.state.schema;
export const visitArrival = visitRecord.shown.arrival.schema;

/** Actions that somebody may take on a visit now; the server decides, the screen only draws. */
export const visitActions = ['correct', 'arrive', 'unarrive', 'finish', 'miss', 'cancel'] as const;
export type VisitAction = (typeof visitActions)[number];

/** A photo of what was seen, or the signature of who was visited. */
export const visitFileKinds = ['photo', 'signature'] as const;
const visitFileKind = z.enum(visitFileKinds);
export const MOST_PHOTOS = 30;

const visitFile = attachedFile
  .extend({
    id,
    kind: visitFileKind,
    /** The place of the question that a photo answers; null where it answers none. */
    question: z.int().nullable(),
    takenAt: instant,
  })
  .meta({ id: 'VisitFile' });

const otherVisit = z.object({ id, number: z.string() }).meta({ id: 'OtherVisit' });

/** A visit as a list shows it. */
export const visit = z
  .object({
    id,
    version,
    number: z.string(),
    day,
    fromTime: clockSchema,
    toTime: clockSchema,
    minutes: z.int(),
    siteId: id,
    siteName: z.string(),
    /** Null: nobody has it yet. */
    person: personRef.nullable(),
    customerId: id.nullable(),
    place: z.string(),
    address: z.string(),
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    radius: z.int(),
    purposeId: id,
    purposeName: z.string(),
    state: visitState,
    /** The visit is late: a quarter of an hour after its window ended no arrival is known. */
    late: z.boolean(),
    arrival: visitArrival,
    arrivedAt: instant.nullable(),
    endedAt: instant.nullable(),
    /** The clock on whose wall its hours are. */
    zone: z.string(),
  })
  .meta({ id: 'Visit' });

export const visitDetail = visit
  .extend({
    note: z.string(),
    purposeNote: z.string(),
    report: z.string(),
    reason: z.string(),
    left: z.string(),
    signedBy: z.string(),
    /** The questions that this visit asks: those that its purpose had when it was planned. */
    checklist: z.array(question),
    answers: z.array(answer),
    /** The series that it was made for; null where it stands alone. */
    series: z.object({ id, number: z.string(), repeats: z.string() }).nullable(),
    files: z.array(visitFile),
    /** The visit that left something to be done in this one. */
    continues: otherVisit.nullable(),
    /** The visit in which the rest of this one is done. */
    rest: otherVisit.nullable(),
    /** Metres from the place to where the arrival was made; null where one of them is not known. */
    distance: privateField(z.int().nullable()),
    /** Metres by which the device may have been wrong. */
    accuracy: privateField(z.int().nullable()),
    author: personRef.nullable(),
    /** Minutes of the visit that lie within what its person punched; null while it has not ended. */
    covered: z.int().nullable(),
    /** The punches and the way that were asked for because of it. */
    claims: z.array(visitClaimOfVisit),
    /** The mail of its customer; null where there is none. */
    mail: privateField(z.string().nullable()),
    /** The paper on its way to the customer, or with them; null where nobody sent it. */
    mailed: z
      .object({
        to: privateField(z.string()),
        state: z.enum(['waiting', 'sent', 'failed']),
        at: instant,
      })
      .meta({ id: 'MailedVisitAct' })
      .nullable(),
    actions: z.array(z.enum(visitActions)),
  })
  .meta({ id: 'VisitDetail' });
