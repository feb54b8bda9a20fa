import { customerRecord } from '@contract/warehouse/customer';
import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { recordColumn } from '@/components/record/recordColumn';
import type { Customer, Location, Product, StockRow } from '@/services/wms/generated/warehouse.gen';

export const productColumns: GridColumn<Product>[] = [
  recordColumn(productRecord, 'name', { grow: true, card: 'title' }),
  recordColumn(productRecord, 'sku', { width: 140, card: 'detail' }),
  recordColumn(productRecord, 'unit', { sortable: false, filter: false, width: 120 }),
  recordColumn(productRecord, 'barcode', { sortable: false, width: 170, card: 'fact' }),
  recordColumn(productRecord, 'abcClass', { width: 110, render: (row) => row.abcClass }),
  recordColumn(productRecord, 'lotTracked', { label: 'Lleva lote', sortable: false, width: 130 }),
  recordColumn(productRecord, 'receivingTolerance', {
    label: 'Tolerancia al recibir',
    sortable: false,
    filter: false,
    width: 150,
    hidden: true,
  }),
  recordColumn(productRecord, 'active', { sortable: false, width: 110 }),
];

/** Shown by its name and filtered by its number. */
const place = (label: string, sites: readonly Choice[]) => ({
  key: 'siteName',
  filter: 'siteId',
  label,
  kind: 'place' as const,
  choices: sites,
  value: (row: { siteName: string }) => row.siteName,
});

export const customerColumns = (sites: readonly Choice[]): GridColumn<Customer>[] => [
  recordColumn(customerRecord, 'name', { width: 260, card: 'title' }),
  recordColumn(customerRecord, 'address', { filter: false, grow: true, card: 'detail' }),
  recordColumn(customerRecord, 'phone', {
    sortable: false,
    filter: false,
    width: 170,
    card: 'fact',
  }),
  recordColumn(customerRecord, 'email', { sortable: false, filter: false, width: 220 }),
  { ...place(customerRecord.fields.siteId.label, sites), width: 180 },
  recordColumn(customerRecord, 'active', { sortable: false, width: 110 }),
];

export const locationColumns = (sites: readonly Choice[]): GridColumn<Location>[] => [
  recordColumn(locationRecord, 'code', { width: 160, card: 'title' }),
  recordColumn(locationRecord, 'barcode', { sortable: false, grow: true, card: 'detail' }),
  { ...place(locationRecord.fields.siteId.label, sites), card: 'fact' },
  recordColumn(locationRecord, 'use', { sortable: false, width: 170 }),
  recordColumn(locationRecord, 'capacity', {
    sortable: false,
    filter: false,
    width: 140,
    hidden: true,
  }),
  recordColumn(locationRecord, 'active', { sortable: false, width: 110 }),
];

export const stockColumns: GridColumn<StockRow>[] = [
  {
    key: 'locationCode',
    label: 'Ubicación',
    kind: 'text',
    value: (row) => row.locationCode,
    width: 140,
    pinned: 'left',
    card: 'detail',
  },
  {
    key: 'productName',
    label: 'Producto',
    kind: 'text',
    value: (row) => row.productName,
    grow: true,
    card: 'title',
  },
  { key: 'sku', label: 'Código', kind: 'text', value: (row) => row.sku, width: 110 },
  recordColumn(productRecord, 'abcClass', {
    width: 90,
    sortable: false,
    render: (row) => row.abcClass,
  }),
  {
    key: 'lotCode',
    label: 'Lote',
    kind: 'text',
    value: (row) => row.lotCode,
    sortable: false,
    width: 100,
    card: 'fact',
  },
  {
    key: 'expiresOn',
    label: 'Vence',
    kind: 'day',
    value: (row) => row.expiresOn,
    width: 120,
    card: 'fact',
  },
  {
    key: 'quantity',
    label: 'Cantidad',
    kind: 'number',
    value: (row) => row.quantity,
    width: 110,
    card: 'fact',
  },
  {
    key: 'reserved',
    label: 'Reservado',
    kind: 'number',
    value: (row) => row.reserved,
    sortable: false,
    filter: false,
    exported: false,
    width: 110,
    hidden: true,
  },
  {
    key: 'available',
    label: 'Disponible',
    kind: 'number',
    value: (row) => row.available,
    sortable: false,
    filter: false,
    exported: false,
    width: 120,
  },
];
