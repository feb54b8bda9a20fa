import { z } from 'zod';
import { choice, day as dayField, flag, own, ref, text, whole } from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { abcClass } from '../warehouse/product';

const MOST_PRODUCTS = 200;
const MOST_PEOPLE = 50;

export const stockCountRecord = defineRecord(
  'StockCount',
  { one: 'conteo', many: 'conteos' },
  {
    title: text('Nombre', { min: [3, 'Poné un nombre.'], max: 80 }),
    siteId: ref('Depósito'),
    dueOn: dayField('Hasta cuándo'),
    /** It shows no figure to the people who count. */
    blind: flag('A ciegas: quien cuenta no ve cuánto debería haber', { initial: true }),
    /** An empty list lets everybody at the site count what they did not move themselves. */
    personIds: own('Quiénes cuentan', z.array(id).max(MOST_PEOPLE).default([]), []),
    /** Where nobody is named. */
    onShift: flag('Solo quien está de turno cuando cuenta', { byDefault: false, initial: true }),
    locationPrefix: text('Ubicaciones que empiezan con', { max: 20, upper: true, optional: true }),
    productIds: own('Productos', z.array(id).max(MOST_PRODUCTS).default([]), []),
    abcClasses: own('Clases', z.array(abcClass).max(3).default([]), []),
    notMovedSince: dayField('Sin movimientos desde', { optional: true }),
    notCountedSince: dayField('Sin contar desde', { optional: true }),
    dueBy: dayField('Que toque contar hasta el', { optional: true }),
    atRandom: whole('Cuántas, al azar', { min: 1, max: 50_000, optional: true }),
    note: text('Indicaciones', { max: 500, optional: true, rows: 2 }),
  },
  {
    state: choice('Estado', {
      counting: ['En curso', 'info'],
      closed: ['Cerrado', 'success'],
      reversed: ['Revertido', 'warning'],
      cancelled: 'Cancelado',
    }),
  },
);

/** The fields that a planner chooses; `stockCountRecord` says their words and limits. */
export const stockCountFields = recordFields(stockCountRecord);

export const stockCountState = stockCountRecord.shown.state.schema;

/** Actions that somebody may take on a count now; the server decides, the screen only draws. */
export const stockCountActions = ['count', 'find', 'settle', 'close', 'cancel', 'reverse'] as const;
export type StockCountAction = (typeof stockCountActions)[number];

/** A count as a list shows it. */
export const stockCount = z
  .object({
    id,
    version,
    number: z.string(),
    title: z.string(),
    siteId: id,
    siteName: z.string(),
    state: stockCountState,
    blind: z.boolean(),
    dueOn: day,
    /** Its day is over where it is counted, and something is still to be counted. */
    late: z.boolean(),
    lines: z.int(),
    /** Still to be counted, a second time too. */
    pending: z.int(),
    /** Differ and wait for a decision; null for whoever may not see figures. */
    differing: z.int().nullable(),
    /** Their adjustment waits for its approval; null for whoever may not see figures. */
    awaiting: z.int().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'StockCount' });

export const stockCountDetail = stockCount
  .extend({
    onShift: z.boolean(),
    note: z.string(),
    reason: z.string(),
    author: personRef.nullable(),
    /** None: whoever is at the site. */
    people: z.array(personRef),
    closedAt: instant.nullable(),
    actions: z.array(z.enum(stockCountActions)),
  })
  .meta({ id: 'StockCountDetail' });

/** The size of a count before it begins. */
export const stockCountPreview = z
  .object({
    lines: z.int(),
    shelves: z.int(),
    products: z.int(),
    /** Left out, since another count has them open. */
    elsewhere: z.int(),
    /** People who could count: the named ones, those on shift today, or those of the site. */
    counters: z.int(),
    /** Lines whose goods all of them moved since the last count, so that nobody would be independent; null: too many to look at. */
    dependent: z.int().nullable(),
  })
  .meta({ id: 'StockCountPreview' });
