import { gridList } from '@/components/data-grid/gridList';
import {
  useListCustomersQuery,
  useListLocationsQuery,
  useListProductsQuery,
  useListStockQuery,
} from '@/services/wms/generated/warehouse.gen';

export const customersList = gridList({
  id: 'customers',
  accion: 'cliente.listar',
  useRows: useListCustomersQuery,
});

export const locationsList = gridList({
  id: 'locations',
  accion: 'ubicacion.listar',
  useRows: useListLocationsQuery,
});

export const productsList = gridList({
  id: 'products',
  accion: 'producto.listar',
  useRows: useListProductsQuery,
});

export const stockList = gridList({
  id: 'stock',
  accion: 'existencia.listar',
  useRows: useListStockQuery,
});
