import { arrivalFields, arrivalRecord } from '@contract/receiving/arrival';
import { remitoKey } from '@contract/receiving/remitoKey';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { arrival, supplier } from '../../db/schema/receiving';
import { product } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import type { Candidate, ImportDefinition } from '../../engine/imports/importDefinition';
import { parseDay, parseText, parseUnits } from '../../engine/imports/parsers';
import { whenAsked } from '../../engine/whenAsked';
import { siteExample, skuLookups } from '../warehouse';
import { addArrival } from './createArrival';

const { fields } = arrivalRecord;

/** The first row of a remito writes all of it; the others say that they are in it. */
async function writeArrival(context: Context, { write }: Candidate): Promise<number> {
  if (typeof write.arrival === 'string') {
    return addArrival(context, arrivalFields.parse(JSON.parse(write.arrival)));
  }
  const [made] = await context.db
    .select({ id: arrival.id })
    .from(arrival)
    .where(
      and(
        eq(arrival.supplierId, Number(write.supplierId)),
        eq(arrival.remitoKey, remitoKey(String(write.remito))),
        ne(arrival.state, 'cancelled'),
      ),
    );
  if (!made) throw conflict('El remito no se cargó: mirá su primera fila.');
  return made.id;
}

/** Names that are there, so that the template can be brought as it is. */
async function examplesOf(db: Db): Promise<Record<string, string>> {
  const [who] = await db
    .select({ supplier: supplier.name })
    .from(supplier)
    .where(eq(supplier.active, true))
    .orderBy(asc(supplier.id))
    .limit(1);
  const [goods] = await db
    .select({ sku: product.sku })
    .from(product)
    .where(eq(product.active, true))
    .orderBy(asc(product.id))
    .limit(1);
  const { siteId: site } = await siteExample(db);
  return { ...who, ...goods, ...(site ? { site } : {}) };
}

const asText = (most: number) => ({ kind: 'text', parse: parseText(most) }) as const;
const asUnits = { kind: 'text', parse: parseUnits(999_999) } as const;

export const arrivalsImport: ImportDefinition = {
  kind: 'recepciones',
  title: 'Recepciones',
  permission: 'ORDERS.create',
  columns: [
    {
      ...{ key: 'supplier', label: fields.supplierId.label, required: true },
      ...{ aliases: ['Razón social'], example: 'Molinos Paraná', ...asText(120) },
    },
    {
      ...{ key: 'remito', label: fields.remito.label, required: true },
      ...{ aliases: ['Número de remito', 'Nro. de remito'], example: '0001-00012345' },
      ...asText(30),
    },
    {
      ...{ key: 'site', label: fields.siteId.label, aliases: ['Sede'] },
      ...{ example: 'Depósito Rosario', ...asText(120) },
    },
    {
      ...{ key: 'expectedOn', label: fields.expectedOn.label, aliases: ['Fecha', 'Llega el'] },
      ...{ kind: 'day', example: '2026-12-01', parse: parseDay },
    },
    {
      ...{ key: 'notes', label: fields.notes.label, aliases: ['Observaciones'], example: '' },
      ...asText(500),
    },
    {
      ...{ key: 'sku', label: 'Código', required: true, example: 'A-1001' },
      ...{ aliases: ['SKU', 'Código de producto', 'Producto'], ...asText(40) },
      lookups: skuLookups,
    },
    {
      ...{ key: 'quantity', label: 'Unidades', required: true, example: '48' },
      ...{ aliases: ['Cantidad'], ...asUnits },
    },
    {
      ...{ key: 'packSize', label: 'Por bulto', aliases: ['Unidades por bulto'] },
      ...{ example: '12', ...asUnits },
    },
  ],
  examples: examplesOf,
  check: whenAsked(async () => (await import('./checkImportedArrivals')).checkImportedArrivals),
  apply: writeArrival,
  // Each was told as it was written.
  told: async () => undefined,
};
