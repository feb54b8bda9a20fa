import { supplierRecord } from '@contract/receiving/supplier';
import { saveSupplier } from '@contract/receiving/supplierAcciones';
import { eq, sql } from 'drizzle-orm';
import { supplier } from '../../db/schema/receiving';
import { implement } from '../../engine/acciones/implement';
import { defineStore } from '../../engine/store/defineStore';
import { findSupplier } from './supplierQueries';

const suppliers = defineStore({
  record: supplierRecord,
  table: supplier,
  find: findSupplier,
  missing: 'El proveedor no existe.',
  unique: ({ name }) => [
    {
      field: 'name',
      same: eq(supplier.searchText, sql`anden_fold(${name})`),
      words: 'Ya hay un proveedor con ese nombre.',
    },
  ],
  tag: 'Supplier',
  audience: { kind: 'everyone', permission: 'ORDERS' },
});

export const saveSupplierHandler = implement(saveSupplier, (input, context) =>
  suppliers.save(context, input),
);
