import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { house } from './house';

export const getHouse = defineAccion({
  name: 'casa.obtener',
  module: 'house',
  summary: 'Los ajustes de la organización: marca, correo, mapas y seguridad.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: house,
  provides: [list('House')],
});
