import { location, product } from '../../db/schema/warehouse';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { customersList, locationsList, productsList } from './catalogQueries';

const unused = (active: boolean) => (active ? null : 'Sin uso');

export const customersFind = defineFind({
  kind: 'customer',
  label: 'Clientes',
  under: ['/orders/customers'],
  list: customersList,
  all: (words) => listWith('/orders/customers', words),
  show: ({ id, name, address, siteName, active }) => ({
    id,
    title: name,
    detail: detailOf(address, siteName, unused(active)),
    link: `/orders/customers/${id}`,
    imageUrl: null,
  }),
});

export const productsFind = defineFind({
  kind: 'product',
  label: 'Productos',
  under: ['/orders/products'],
  list: productsList,
  number: product.sku,
  all: (words) => listWith('/orders/products', words),
  show: ({ id, name, sku, unit, active }) => ({
    id,
    title: name,
    detail: detailOf(sku, unit, unused(active)),
    link: `/orders/products/${id}`,
    imageUrl: null,
  }),
});

export const locationsFind = defineFind({
  kind: 'location',
  label: 'Ubicaciones',
  under: ['/orders/locations'],
  list: locationsList,
  number: location.code,
  all: (words) => listWith('/orders/locations', words),
  show: ({ id, code, siteName, active }) => ({
    id,
    title: code,
    detail: detailOf(siteName, unused(active)),
    link: `/orders/locations/${id}`,
    imageUrl: null,
  }),
});
