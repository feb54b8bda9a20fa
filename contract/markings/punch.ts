import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import type { FieldValue } from '../core/field';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { punchRecord } from './punchRecord';

const { kind, source, counts, distance } = punchRecord.shown;

export type PunchKind = FieldValue<typeof kind>;
export type PunchSource = FieldValue<typeof source>;
export type PunchCounts = FieldValue<typeof counts>;

/** The button says this verb. */
export const punchVerbs: Readonly<Record<PunchKind, string>> = {
  in: 'Entrar',
  breakOut: 'Salir a comer',
  breakIn: 'Volver de comer',
  out: 'Salir',
};

/** These flags need a look, the gravest first. */
export const dayFlags = [
  'forgottenExit',
  'missingEntry',
  'missingReturn',
  'absent',
  'awaited',
  'waiting',
  'late',
  'early',
  'outside',
  'offline',
  'noShift',
] as const;
export const dayFlag = z.enum(dayFlags);
export type DayFlag = (typeof dayFlags)[number];

export const dayFlagLabels: Readonly<Record<DayFlag, string>> = {
  forgottenExit: 'Falta la salida',
  missingEntry: 'Falta la entrada',
  missingReturn: 'Falta la vuelta de comer',
  absent: 'No fichó',
  awaited: 'Todavía no fichó',
  waiting: 'Espera aprobación',
  late: 'Llegó tarde',
  early: 'Se fue antes',
  outside: 'Fuera de la sede',
  offline: 'Sin conexión',
  noShift: 'Sin turno',
};

/** A punch within a day. */
export const dayPunch = z
  .object({
    id,
    at: instant,
    kind: kind.schema,
    source: source.schema,
    counts: counts.schema,
    siteName: z.string().nullable(),
    outside: z.boolean(),
    offline: z.boolean(),
  })
  .meta({ id: 'DayPunch' });

export const dayShift = z
  .object({ id, name: z.string(), startsAt: instant, endsAt: instant })
  .meta({ id: 'DayShift' });

/** A day of somebody has their shifts and their punches. */
export const punchDay = z
  .object({
    day,
    shifts: z.array(dayShift),
    punches: z.array(dayPunch),
    /** Between entries and exits, without the breaks that were punched; what is still open does not count. */
    minutes: z.int(),
    flags: z.array(dayFlag),
    /** Nothing changes there any more. */
    closed: z.boolean(),
    /** The request about it that waits for a decision. */
    requestId: id.nullable(),
  })
  .meta({ id: 'PunchDay' });

/** A row of the list of all punches. */
export const punchRow = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    day,
    at: instant,
    kind: kind.schema,
    source: source.schema,
    counts: counts.schema,
    outside: z.boolean(),
    offline: z.boolean(),
    forgotten: z.boolean(),
    /** The zone of its site, for a reader who is elsewhere. */
    zone: z.string(),
  })
  .meta({ id: 'PunchRow' });

/** A punch whole. */
export const punchDetail = punchRow
  .extend({
    note: privateField(z.string()),
    distance: privateField(distance.schema),
    /** At which site, by its position. */
    whereName: z.string().nullable(),
    receivedAt: instant,
    /** The kiosk of a punch that was made at a door. */
    kioskName: z.string().nullable(),
    /** The hour on the device's clock, where the punch waited for the network. */
    claimedAt: instant.nullable(),
    /** Its person's, where the site offers to take one; it goes after some weeks. */
    photo: attachedFile.nullable(),
    /** Null: the server by itself. */
    author: personRef.nullable(),
    /** The punch that it replaced, and the one that replaces it. */
    before: z.object({ id, at: instant, kind: kind.schema }).nullable(),
    after: z.object({ id, at: instant, kind: kind.schema }).nullable(),
  })
  .meta({ id: 'PunchDetail' });

/** Where the device says that it is. */
export const position = privateField(
  z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** Metres. */
      accuracy: z.number().min(0).max(1_000_000),
    })
    .nullable()
    .default(null),
);
