import { supplierRecord } from '@contract/receiving/supplier';
import { listSuppliers } from '@contract/receiving/supplierAcciones';
import { eq, getTableColumns } from 'drizzle-orm';
import { supplier } from '../../db/schema/receiving';
import type { Context } from '../../engine/acciones/context';
import { defineList } from '../../engine/lists/listDefinition';
import { recordColumns } from '../../engine/lists/recordColumns';
import { ascending } from '../../engine/lists/sortKeys';

export const suppliersList = defineList({
  accion: listSuppliers,
  id: supplier.id,
  columns: () => recordColumns(supplierRecord, supplier, ['name', 'active']),
  order: [ascending(supplier.name)],
  search: supplier.searchText,
  // Suppliers belong to the whole organisation.
  where: () => undefined,
  fields: getTableColumns(supplier),
  from: (select) => select.from(supplier).$dynamic(),
});

export async function findSupplier({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await db.select().from(supplier).where(eq(supplier.id, id));
  return row && presentSupplier(row);
}

export const presentSupplier = (row: typeof supplier.$inferSelect) => ({
  id: row.id,
  version: row.version,
  name: row.name,
  active: row.active,
});
