import { can } from '@contract/session/can';
import type { customer, location, product } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';

type Customer = typeof customer.$inferSelect & { siteName: string };
type Location = typeof location.$inferSelect & { siteName: string };

export const presentCustomer = (row: Customer) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  address: row.address,
  phone: row.phone,
  email: row.email,
  latitude: row.latitude,
  longitude: row.longitude,
  siteId: row.siteId,
  siteName: row.siteName,
  active: row.active,
});

export const presentProduct = (
  row: typeof product.$inferSelect,
  { roles }: Pick<Viewer, 'roles'>,
) => ({
  id: row.id,
  version: row.version,
  sku: row.sku,
  name: row.name,
  unit: row.unit,
  barcode: row.barcode,
  abcClass: row.abcClass,
  lotTracked: row.lotTracked,
  receivingTolerance: row.receivingTolerance,
  cost: can(roles, 'ORDERS.create') ? row.cost : null,
  active: row.active,
});

export const presentLocation = (row: Location) => ({
  id: row.id,
  version: row.version,
  siteId: row.siteId,
  siteName: row.siteName,
  code: row.code,
  barcode: row.barcode,
  use: row.use,
  capacity: row.capacity,
  forklift: row.forklift,
  active: row.active,
});
