import { customerRecord } from '@contract/warehouse/customer';
import { locationRecord } from '@contract/warehouse/location';
import { productRecord } from '@contract/warehouse/product';
import { defineExport } from '../../engine/exports/exportDefinition';
import { customersList, locationsList, productsList } from './catalogQueries';
import { stockList } from './stockQueries';

const { fields: customer } = customerRecord;
const { fields: location } = locationRecord;
const { fields: product } = productRecord;

export const customersExport = defineExport(customersList, 'Clientes', {
  name: { label: customer.name.label, kind: 'text', width: 32 },
  address: { label: customer.address.label, kind: 'text', width: 36 },
  phone: { label: customer.phone.label, kind: 'text' },
  latitude: { label: customer.latitude.label, kind: 'text', width: 14 },
  longitude: { label: customer.longitude.label, kind: 'text', width: 14 },
  siteName: { label: customer.siteId.label, kind: 'text' },
  active: { label: customer.active.label, kind: 'boolean' },
});

export const locationsExport = defineExport(locationsList, 'Ubicaciones', {
  code: { label: location.code.label, kind: 'text' },
  barcode: { label: location.barcode.label, kind: 'text' },
  siteName: { label: location.siteId.label, kind: 'text' },
  active: { label: location.active.label, kind: 'boolean' },
});

export const productsExport = defineExport(productsList, 'Productos', {
  name: { label: product.name.label, kind: 'text', width: 36 },
  sku: { label: product.sku.label, kind: 'text', width: 14 },
  unit: { label: product.unit.label, kind: 'text', width: 12 },
  barcode: { label: product.barcode.label, kind: 'text' },
  abcClass: { label: product.abcClass.label, kind: 'text', width: 8 },
  lotTracked: { label: product.lotTracked.label, kind: 'boolean' },
  active: { label: product.active.label, kind: 'boolean' },
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
