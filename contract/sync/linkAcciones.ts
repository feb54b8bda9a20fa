import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { link, linkFields } from './link';

export const listSync = defineAccion({
  name: 'enlace.listar',
  module: 'sync',
  summary: 'La lista de enlaces.',
  method: 'GET',
  permission: 'SYNC',
  scope: 'all',
  input: listInput({ sort: ['name', 'kind'], filter: ['name', 'kind', 'active'] }),
  output: listOutput(link),
  provides: [list('Link'), each('Link', 'rows')],
});

export const saveLink = defineAccion({
  name: 'enlace.guardar',
  module: 'sync',
  summary: 'Agrega a enlaces o cambia lo que hay.',
  method: 'POST',
  permission: 'SYNC',
  scope: 'all',
  input: linkFields.extend({ id: id.optional(), version: version.optional() }),
  output: link,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Link')],
});
