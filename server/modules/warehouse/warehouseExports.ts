import { defineExport } from '../../engine/exports/exportDefinition';
import { customersList, locationsList, productsList } from './catalogQueries';
import { stockList } from './stockQueries';

export const customersExport = defineExport(customersList, 'Clientes', {
  name: { label: 'Cliente', kind: 'text', width: 32 },
  address: { label: 'Dirección', kind: 'text', width: 36 },
  phone: { label: 'Teléfono', kind: 'text' },
  latitude: { label: 'Latitud', kind: 'text', width: 14 },
  longitude: { label: 'Longitud', kind: 'text', width: 14 },
  siteName: { label: 'Depósito', kind: 'text' },
  active: { label: 'Activo', kind: 'boolean' },
});

export const locationsExport = defineExport(locationsList, 'Ubicaciones', {
  code: { label: 'Ubicación', kind: 'text' },
  barcode: { label: 'Código de barras', kind: 'text' },
  siteName: { label: 'Depósito', kind: 'text' },
  active: { label: 'Activa', kind: 'boolean' },
});

export const productsExport = defineExport(productsList, 'Productos', {
  name: { label: 'Producto', kind: 'text', width: 36 },
  sku: { label: 'Código', kind: 'text', width: 14 },
  unit: { label: 'Unidad', kind: 'text', width: 12 },
  barcode: { label: 'Código de barras', kind: 'text' },
  abcClass: { label: 'Clase', kind: 'text', width: 8 },
  lotTracked: { label: 'Con lote', kind: 'boolean' },
  active: { label: 'Activo', kind: 'boolean' },
});

export const stockExport = defineExport(stockList, 'Existencias', {
  siteName: { label: 'Depósito', kind: 'text' },
  locationCode: { label: 'Ubicación', kind: 'text', width: 14 },
  productName: { label: 'Producto', kind: 'text', width: 36 },
  sku: { label: 'Código', kind: 'text', width: 14 },
  abcClass: { label: 'Clase', kind: 'text', width: 8 },
  lotCode: { label: 'Lote', kind: 'text', width: 14 },
  expiresOn: { label: 'Vencimiento', kind: 'day' },
  quantity: { label: 'Cantidad', kind: 'integer' },
  unit: { label: 'Unidad', kind: 'text', width: 12 },
});
