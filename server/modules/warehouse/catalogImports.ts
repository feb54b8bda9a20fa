import { customerRecord } from '@contract/warehouse/customer';
import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { customer, location, product } from '../../db/schema/warehouse';
import { fold } from '../../engine/imports/fold';
import type { Asking } from '../../engine/imports/importDefinition';
import { recordImport } from '../../engine/imports/recordImport';
import { withinSites } from '../../engine/scope/withinSites';
import { storeCustomer } from './saveCustomer';
import { storeLocation } from './saveLocation';
import { products } from './saveProduct';

/** The sites within reach, by their folded name. */
export async function sitesOf({ db, viewer }: Asking) {
  const within = withinSites(viewer.roleScope, viewer, sql`${site.id}`);
  const rows = await db.select({ id: site.id, name: site.name }).from(site).where(within);
  return new Map(rows.map(({ id, name }) => [fold(name), id]));
}

const ofSite = {
  example: 'Depósito Rosario',
  aliases: ['Sede'],
  among: { find: sitesOf, missing: 'No hay una sede con ese nombre a tu alcance.' },
};
/** The template names a site that is there, so that it can be brought as it is. */
export async function siteExample(db: Db): Promise<Record<string, string>> {
  const [first] = await db.select({ siteId: site.name }).from(site).orderBy(asc(site.id)).limit(1);
  return { ...first };
}

const inUse = { example: 'Sí', aliases: ['Activo'] };
const permission = 'ORDERS.create';

export const productsImport = recordImport({
  kind: 'productos',
  title: 'Productos',
  permission,
  record: productRecord,
  table: product,
  key: 'sku',
  columns: {
    sku: { example: 'A-1001', aliases: ['SKU', 'Código de producto'] },
    name: { example: 'Queso cremoso 4 kg', aliases: ['Producto', 'Descripción'] },
    unit: { example: 'unidad', aliases: ['Unidad de medida'] },
    barcode: { example: '7790001001016', aliases: ['EAN', 'Código EAN'] },
    abcClass: { example: 'A', aliases: ['ABC', 'Rotación'] },
    receivingTolerance: { example: '', aliases: ['Tolerancia al recibir'] },
    cost: { example: '', aliases: ['Costo', 'Costo unitario'] },
    lotTracked: { example: 'No', aliases: ['Lleva lote', 'Lote'] },
    active: inUse,
  },
  save: products.save,
});

export const locationsImport = recordImport({
  kind: 'ubicaciones',
  title: 'Ubicaciones',
  permission,
  record: locationRecord,
  table: location,
  key: 'code',
  within: 'siteId',
  examples: siteExample,
  columns: {
    code: { example: 'E-01-02-3', aliases: ['Ubicación'] },
    siteId: ofSite,
    barcode: { example: '', aliases: ['Código de barras'] },
    use: { example: '', aliases: ['Uso'] },
    capacity: { example: '', aliases: ['Capacidad'] },
    forklift: { example: '', aliases: ['Autoelevador', 'Con autoelevador'] },
    active: inUse,
  },
  visible: ({ viewer }) => withinSites(viewer.roleScope, viewer, sql`${location.siteId}`),
  save: storeLocation,
});

export const customersImport = recordImport({
  kind: 'clientes',
  title: 'Clientes',
  permission,
  record: customerRecord,
  table: customer,
  key: 'name',
  examples: siteExample,
  columns: {
    name: { example: 'Almacén El Trébol', aliases: ['Cliente', 'Razón social'] },
    address: { example: 'Mitre 1450, Rosario', aliases: ['Domicilio'] },
    phone: { example: '', aliases: ['Tel.'] },
    email: { example: '', aliases: ['E-mail', 'Mail', 'Correo electrónico'] },
    latitude: { example: '' },
    longitude: { example: '' },
    siteId: ofSite,
    active: inUse,
  },
  visible: ({ viewer }) => withinSites(viewer.roleScope, viewer, sql`${customer.siteId}`),
  save: storeCustomer,
});
