import { customerRecord } from '@contract/warehouse/customer';
import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import { defineExport } from '../../engine/exports/exportDefinition';
import { exportedFields } from '../../engine/exports/exportedFields';
import { customersList, locationsList, productsList } from './catalogQueries';
import { stockList } from './stockQueries';

const { fields: product } = productRecord;
const text = { kind: 'text' } as const;

export const customersExport = defineExport(customersList, 'Clientes', {
  ...exportedFields(customerRecord, {
    name: { width: 32 },
    address: { width: 36 },
    phone: {},
    email: { width: 28 },
    // Digits after the point mean nothing to who sums, and all to who looks for the place.
    latitude: { ...text, width: 14 },
    longitude: { ...text, width: 14 },
  }),
  siteName: { ...text, label: customerRecord.fields.siteId.label },
  ...exportedFields(customerRecord, { active: {} }),
});

export const locationsExport = defineExport(locationsList, 'Ubicaciones', {
  ...exportedFields(locationRecord, { code: {}, barcode: {} }),
  siteName: { ...text, label: locationRecord.fields.siteId.label },
  ...exportedFields(locationRecord, { use: { width: 20 }, capacity: {}, forklift: {}, active: {} }),
});

export const productsExport = defineExport(productsList, 'Productos', {
  ...exportedFields(productRecord, {
    name: { width: 36 },
    sku: { width: 14 },
    unit: { width: 12 },
    barcode: {},
  }),
  // The letter alone: its words explain it in a form.
  abcClass: { ...text, label: product.abcClass.label, width: 8 },
  ...exportedFields(productRecord, { lotTracked: {}, receivingTolerance: {}, active: {} }),
});

export const stockExport = defineExport(stockList, 'Existencias', {
  siteName: { label: 'Depósito', kind: 'text' },
  locationCode: { label: 'Ubicación', kind: 'text', width: 14 },
  productName: { label: 'Producto', kind: 'text', width: 36 },
  sku: { label: product.sku.label, kind: 'text', width: 14 },
  abcClass: { label: product.abcClass.label, kind: 'text', width: 8 },
  lotCode: { label: 'Lote', kind: 'text', width: 14 },
  expiresOn: { label: 'Vencimiento', kind: 'day' },
  quantity: { label: 'Cantidad', kind: 'integer' },
  unit: { label: product.unit.label, kind: 'text', width: 12 },
});
