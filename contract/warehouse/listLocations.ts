import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { location } from './location';

export const listLocations = defineAccion({
  name: 'ubicacion.listar',
  module: 'warehouse',
  summary: 'Las ubicaciones de los depósitos al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: listInput({
    sort: ['code', 'siteName'],
    filter: ['code', 'barcode', 'siteId', 'active'],
  }),
  output: listOutput(location),
  provides: [list('Location'), each('Location', 'rows')],
});
