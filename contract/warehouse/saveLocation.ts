import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { location, locationFields } from './location';

export const saveLocation = defineAccion({
  name: 'ubicacion.guardar',
  module: 'warehouse',
  summary: 'Crea o cambia una ubicación.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: locationFields,
  output: location,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Location')],
});
