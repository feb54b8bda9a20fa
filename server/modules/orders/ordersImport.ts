import { orderFields, orderRecord } from '@contract/orders/orderFields';
import { orderPriorityLabels } from '@contract/orders/orderLabels';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { warehouseOrder } from '../../db/schema/orders';
import { customer, product } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { fold } from '../../engine/imports/fold';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { type Parsed, parseDay, parseText, parseUnits } from '../../engine/imports/parsers';
import { whenAsked } from '../../engine/whenAsked';
import { skuLookups } from '../warehouse';
import { addOrder } from './addOrder';

const { fields } = orderRecord;

const priorities = new Map(
  Object.entries(orderPriorityLabels).flatMap(([value, label]) => [
    [value, value],
    [fold(label), value],
  ]),
);

function parsePriority(text: string): Parsed {
  if (text === '') return { value: null };
  const value = priorities.get(fold(text));
  const labels = Object.values(orderPriorityLabels).join(', ');
  return value ? { value } : { error: `Escribí una de estas: ${labels}.` };
}

/** The first row of an order writes all of it; the others say that they are in it. */
async function writeOrder(context: Context, { write }: Candidate): Promise<number> {
  const reference = String(write.reference);
  if (typeof write.order === 'string') {
    return addOrder(context, orderFields.parse(JSON.parse(write.order)), reference);
  }
  const [made] = await context.db
    .select({ id: warehouseOrder.id })
    .from(warehouseOrder)
    .where(
      and(eq(warehouseOrder.siteId, Number(write.siteId)), eq(warehouseOrder.reference, reference)),
    );
  if (!made) throw conflict('El pedido de esta referencia no se creó: mirá su primera fila.');
  return made.id;
}

/** Names that are there, so that the template can be brought as it is. */
async function examplesOf(db: Db): Promise<Record<string, string>> {
  const [who] = await db
    .select({ customer: customer.name })
    .from(customer)
    .where(eq(customer.active, true))
    .orderBy(asc(customer.id))
    .limit(1);
  const [goods] = await db
    .select({ sku: product.sku })
    .from(product)
    .where(eq(product.active, true))
    .orderBy(asc(product.id))
    .limit(1);
  return { ...who, ...goods };
}

export const ordersImport: ImportDefinition = {
  kind: 'pedidos',
  title: 'Pedidos',
  permission: 'ORDERS.create',
  columns: [
    {
      key: 'reference',
      label: 'Referencia',
      aliases: ['Número de pedido', 'Nro. de pedido', 'Orden de compra', 'Número'],
      required: true,
      kind: 'text',
      example: 'OC-1001',
      parse: parseText(60),
    },
    {
      key: 'customer',
      label: fields.customerId.label,
      aliases: ['Nombre del cliente', 'Razón social'],
      kind: 'text',
      example: 'Almacén El Trébol',
      parse: parseText(120),
    },
    {
      key: 'site',
      label: 'Depósito',
      aliases: ['Sede'],
      kind: 'text',
      example: '',
      parse: parseText(120),
    },
    {
      key: 'address',
      label: fields.address.label,
      aliases: ['Domicilio', 'Entregar en'],
      kind: 'text',
      example: '',
      parse: parseText(200),
    },
    {
      key: 'promisedOn',
      label: fields.promisedOn.label,
      aliases: ['Fecha prometida', 'Fecha de entrega', 'Entrega'],
      kind: 'day',
      example: '2026-12-01',
      parse: parseDay,
    },
    {
      key: 'priority',
      label: fields.priority.label,
      kind: 'text',
      example: 'Normal',
      parse: parsePriority,
    },
    {
      key: 'notes',
      label: fields.notes.label,
      aliases: ['Observaciones'],
      kind: 'text',
      example: '',
      parse: parseText(1000),
    },
    {
      key: 'sku',
      label: 'Código',
      aliases: ['SKU', 'Código de producto', 'Producto'],
      required: true,
      kind: 'text',
      example: 'A-1001',
      lookups: skuLookups,
      parse: parseText(40),
    },
    {
      key: 'quantity',
      label: 'Cantidad',
      aliases: ['Unidades'],
      required: true,
      kind: 'text',
      example: '12',
      parse: parseUnits(999_999),
    },
  ],
  examples: examplesOf,
  check: whenAsked(async () => (await import('./checkImportedOrders')).checkImportedOrders),
  apply: writeOrder,
  // Each was told as it was written.
  told: async () => undefined,
};
