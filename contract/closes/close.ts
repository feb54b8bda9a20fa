import { z } from 'zod';
import {
  choice,
  day as dayField,
  instant as instantField,
  own,
  ref,
  text,
  whole,
} from '../core/fields';
import { day, id, instant } from '../core/id';
import { defineRecord } from '../core/record';

/** The audit's words for a close; nobody writes it as a form. */
export const closeRecord = defineRecord(
  'PeriodClose',
  { one: 'cierre', many: 'cierres' },
  {},
  {
    month: dayField('Mes'),
    ledger: choice('Qué se cierra', { time: 'Horas', pay: 'Sueldos' }),
    closedAt: instantField('Cerrado'),
    closedBy: ref('Quién cerró'),
    pending: whole('Pendientes', { max: 1_000_000 }),
    sealed: own('Sello', z.array(z.unknown()), []),
    reopenedAt: instantField('Reabierto', { optional: true }),
    reopenedBy: ref('Quién reabrió', { optional: true }),
    reopenReason: text('Por qué se reabrió', { max: 300, orNull: true }),
  },
);

export const ledger = z.enum(closeRecord.shown.ledger.values);

/** A month of a year: 2026-10. */
export const month = z
  .string()
  .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Escribí el mes como 2026-10.');

/** `reopened`: open again after it was closed. */
export const closeState = z.enum(['open', 'reopened', 'timeClosed', 'payClosed']);

/** Something of a module that is not settled yet, and where it is. */
export const openItem = z
  .object({ module: z.string(), label: z.string(), count: z.int(), path: z.string() })
  .meta({ id: 'OpenItem' });

export const closeAction = z.enum(['closeTime', 'closePay', 'reopenTime', 'reopenPay', 'adjust']);

/** The sums of a month of a site, in minutes: they are of those who work there on its last day. */
export const monthTotals = z
  .object({ people: z.int(), worked: z.int(), extra: z.int(), absent: z.int() })
  .meta({ id: 'MonthTotals' });

export const siteMonth = z
  .object({
    siteId: id,
    siteName: z.string(),
    state: closeState,
    /** The number of open things of all modules. */
    pending: z.int(),
    /** Each kind of it; `title` names the kind however many there are. */
    open: z.array(openItem.extend({ title: z.string() }).meta({ id: 'OpenKind' })),
    actions: z.array(closeAction),
    totals: monthTotals,
    /** The same of the month before. */
    before: monthTotals,
  })
  .meta({ id: 'SiteMonth' });

export const closeEvent = z
  .object({
    id,
    ledger,
    closedAt: instant,
    closedBy: z.string(),
    /** The number of things that were still open then. */
    pending: z.int(),
    reopenedAt: instant.nullable(),
    reopenedBy: z.string().nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'CloseEvent' });

export const periodDetail = z
  .object({
    siteId: id,
    siteName: z.string(),
    month,
    from: day,
    to: day,
    state: closeState,
    /** The month has ended where the site is. */
    over: z.boolean(),
    /** The month before, where its time is still open. */
    openBefore: month.nullable(),
    pending: z.array(openItem),
    history: z.array(closeEvent),
    actions: z.array(closeAction),
  })
  .meta({ id: 'PeriodDetail' });

export const sealCheck = z
  .object({
    ledger,
    /** `missing`: it was closed before there were seals. */
    state: z.enum(['intact', 'changed', 'missing']),
    /** A code of all that was sealed, to be told apart at a glance. */
    code: z.string(),
    parts: z.array(
      z.object({ label: z.string(), rows: z.int(), intact: z.boolean() }).meta({ id: 'SealPart' }),
    ),
  })
  .meta({ id: 'SealCheck' });
