import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { requestStep } from '../workflow/request';
import { requestState } from '../workflow/requestState';
import { orderAction, orderRest, orderState } from './orderState';

/** 1 urgent, 2 high, 3 normal, 4 low. */
export const priority = z.int().min(1).max(4);

export const orderRow = z
  .object({
    id,
    version,
    number: z.string(),
    /** Its name where it came from. */
    reference: z.string().nullable(),
    siteId: id,
    siteName: z.string(),
    customerId: id,
    customerName: z.string(),
    address: z.string(),
    priority,
    promisedOn: day,
    /** Promised for a day that is over where the order is prepared, and not yet delivered. */
    late: z.boolean(),
    state: orderState,
    stateSince: instant,
    /** A person must approve it before it is prepared. */
    awaitsApproval: z.boolean(),
    picker: personRef.nullable(),
    lineCount: z.int(),
    unitCount: z.int(),
    packageCount: z.int(),
    /** How often it was taken to the door and nobody was there. */
    deliveryAttempts: z.int(),
    createdAt: instant,
    actions: z.array(orderAction),
  })
  .meta({ id: 'OrderRow' });
export type OrderRow = z.infer<typeof orderRow>;

const productRef = z
  .object({
    id,
    sku: z.string(),
    name: z.string(),
    unit: z.string(),
    barcode: z.string().nullable(),
    lotTracked: z.boolean(),
  })
  .meta({ id: 'ProductRef' });

/** A place to take it from; the first is the one suggested. */
const stockSource = z
  .object({
    stockId: id,
    locationCode: z.string(),
    locationBarcode: z.string(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    quantity: z.int(),
  })
  .meta({ id: 'StockSource' });

const orderPick = z
  .object({
    id,
    sku: z.string(),
    locationCode: z.string(),
    lotCode: z.string().nullable(),
    quantity: z.int(),
    pickedAt: instant,
  })
  .meta({ id: 'OrderPick' });

export const orderLine = z
  .object({
    id,
    position: z.int(),
    product: productRef,
    quantity: z.int(),
    pickedQuantity: z.int(),
    /** The part of that which its customer received; null before, and where it was all of it. */
    deliveredQuantity: z.int().nullable(),
    substitute: productRef.nullable(),
    substituteReason: z.string().nullable(),
    shortReason: z.string().nullable(),
    picks: z.array(orderPick),
    /** Only while the order is picked and the line lacks something. */
    sources: z.array(stockSource),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof orderLine>;

const orderPackage = z
  .object({
    id,
    number: z.int(),
    weightKg: decimal.nullable(),
    items: z.array(z.object({ lineId: id, quantity: z.int() })),
  })
  .meta({ id: 'OrderPackage' });

const orderEvent = z
  .object({
    id,
    at: instant,
    person: personRef.nullable(),
    action: z.string(),
    fromState: orderState.nullable(),
    toState: orderState.nullable(),
    reason: z.string(),
  })
  .meta({ id: 'OrderEvent' });

const orderDelivery = z
  .object({
    receiverName: privateField(z.string()),
    receiverDni: privateField(z.string().nullable()),
    photoUrl: z.string().nullable(),
    signatureUrl: z.string().nullable(),
    note: z.string(),
    /** Where the rest went; null: there was none. */
    rest: orderRest.nullable(),
    restReason: z.string(),
    at: instant,
  })
  .meta({ id: 'OrderDelivery' });

/** Another order that this one goes on with. */
const orderLink = z.object({ id, number: z.string() }).meta({ id: 'OrderLink' });

const orderApproval = z
  .object({ requestId: id, state: requestState, chain: z.array(requestStep) })
  .meta({ id: 'OrderApproval' });

export const order = orderRow
  .extend({
    latitude: decimal.nullable(),
    longitude: decimal.nullable(),
    stateBeforeHold: orderState.nullable(),
    holdReason: z.string().nullable(),
    /** Where a step back would lead. */
    previousState: orderState.nullable(),
    notes: z.string(),
    lines: z.array(orderLine),
    packages: z.array(orderPackage),
    events: z.array(orderEvent),
    delivery: orderDelivery.nullable(),
    /** It brings what that one did not deliver. */
    restOf: orderLink.nullable(),
    /** It brings what this one did not deliver. */
    rest: orderLink.nullable(),
    /** Null: its approval was never asked. */
    approval: orderApproval.nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;
