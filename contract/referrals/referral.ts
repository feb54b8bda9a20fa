import { z } from 'zod';
import { privateField } from '../core/accion';
import { attachedFile } from '../core/attachedFile';
import {
  checkedText,
  choice,
  day as dayField,
  instant as instantField,
  ref,
  text,
} from '../core/fields';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { phonePattern } from '../core/phone';
import { defineRecord, recordFields } from '../core/record';
import { interview } from './interview';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'No es una dirección de correo.');

const phone = { max: 40, pattern: phonePattern, private: true } as const;

/** A referral is of a person whom a colleague would like to work with. Its referrer writes a name and how to reach them, and nothing else. */
export const referralRecord = defineRecord(
  'Referral',
  { one: 'referido', many: 'referidos' },
  {
    firstName: text('Nombre', { min: [1, 'Poné el nombre.'], max: 80, private: true }),
    lastName: text('Apellido', { min: [1, 'Poné el apellido.'], max: 80, private: true }),
    email: checkedText('Correo', email, { max: 200, optional: true, private: true }),
    phone: text('Teléfono', { ...phone, orNull: true }),
  },
  {
    openingId: ref('Búsqueda'),
    state: choice('Etapa', {
      invited: 'Invitación sin responder',
      pending: ['Se postuló', 'info'],
      process: ['En proceso', 'warning'],
      hired: ['Contratada', 'success'],
      rejected: 'No siguió',
      cancelled: 'Cancelada',
      expired: 'Invitación vencida',
      /** The same person was in the same opening already. */
      duplicate: 'Ya se había postulado',
    }),
    startDay: dayField('Ingresa el', { optional: true }),
    eraseDue: dayField('Borrar antes del', { optional: true }),
    createdAt: instantField('Desde'),
  },
);

export const invitationFields = recordFields(referralRecord);
export const referralState = referralRecord.shown.state.schema;

/** An application is all that the candidate writes of themselves. */
export const applicationRecord = defineRecord(
  'Application',
  { one: 'postulación', many: 'postulaciones' },
  {
    firstName: text('Nombre', { min: [1, 'Escribí tu nombre.'], max: 80, private: true }),
    lastName: text('Apellido', { min: [1, 'Escribí tu apellido.'], max: 80, private: true }),
    email: checkedText('Correo', email, { max: 200, private: true }),
    phone: text('Teléfono', phone),
    message: text('Contanos de vos', { max: 2000, optional: true, rows: 4, private: true }),
  },
);

export const applicationFields = recordFields(applicationRecord);

/** Actions that somebody may take now; the server decides, the screen only draws. */
export const referralActions = [
  'cancel',
  'begin',
  'reject',
  'hire',
  'admit',
  'interview',
  'note',
  'askErasure',
  'erase',
] as const;
export type ReferralAction = (typeof referralActions)[number];

/** A part of the bonus, with the month in which it is expected. */
export const referralBonus = z
  .object({
    /** Months from the start; 0: by coming to work. */
    months: z.int(),
    amount: decimal,
    dueDay: day,
    /** Lost: one of the two no longer worked here on that day. */
    state: z.enum(['waiting', 'made', 'lost']),
  })
  .meta({ id: 'ReferralBonus' });

/** A file that somebody with the address of a candidate has already. */
export const knownFile = z
  .object({
    personId: id,
    name: z.string(),
    docket: z.string(),
    /** Their last day; null: they work here. */
    leaveDate: day.nullable(),
  })
  .meta({ id: 'KnownFile' });

/** A referral as a list shows it. */
export const referralRow = z
  .object({
    id,
    version,
    number: z.string(),
    openingId: id,
    position: z.string(),
    siteName: z.string(),
    /** "Apellido, Nombre", or that it was erased. */
    name: privateField(z.string()),
    state: referralState,
    referrer: personRef,
    /** Why this one brings its referrer no bonus, in words; null where it may. */
    noBonus: z.string().nullable(),
    startDay: day.nullable(),
    eraseDue: day.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReferralRow' });

export const referralNote = z
  .object({ id, author: personRef, body: z.string(), createdAt: instant })
  .meta({ id: 'ReferralNote' });

export const referralKinds = [
  'invited',
  'applied',
  'begun',
  'rejected',
  'told',
  'hireAsked',
  'hireApproved',
  'hireRefused',
  'hireWithdrawn',
  'hireExpired',
  'hired',
  'admitted',
  'linked',
  'cancelled',
  'expired',
  'duplicate',
  'corrected',
  'erasureAsked',
  'erased',
] as const;

const referralEvent = z
  .object({
    id,
    kind: z.enum(referralKinds),
    /** Null: the candidate, or the server by itself. */
    who: personRef.nullable(),
    at: instant,
  })
  .meta({ id: 'ReferralEvent' });

export const referralDetail = referralRow
  .extend({
    bonuses: z.array(referralBonus),
    /** The code of an invitation is for its sender alone. */
    code: privateField(z.string().nullable()),
    expiresOn: day.nullable(),
    /** All that follows is for those who decide; a referrer reads nothing of it. */
    decides: z.boolean(),
    firstName: privateField(z.string()),
    lastName: privateField(z.string()),
    email: privateField(z.string().nullable()),
    phone: privateField(z.string().nullable()),
    message: privateField(z.string()),
    cv: privateField(attachedFile.nullable()),
    keepUntil: day.nullable(),
    /** The candidate reads these words once it ended. */
    words: privateField(z.string()),
    /** The moment at which a mail with them was taken; null: none was. */
    toldAt: instant.nullable(),
    /** The approval that the hire waits for; null when no hire waits. */
    awaits: z.object({ startDay: day, requestId: id.nullable() }).nullable(),
    personId: id.nullable(),
    /** Their file is of a time before, and still says that they left. */
    personLeft: z.boolean(),
    /** Files under the same address, while they may be hired or given one. */
    knownFiles: privateField(z.array(knownFile)),
    interviews: z.array(interview),
    notes: z.array(referralNote),
    history: z.array(referralEvent),
    actions: z.array(z.enum(referralActions)),
  })
  .meta({ id: 'ReferralDetail' });
