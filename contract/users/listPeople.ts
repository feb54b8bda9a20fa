import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { directoryPerson } from './directoryPerson';

export const listPeople = defineAccion({
  name: 'persona.listar',
  module: 'users',
  summary: 'El directorio de personas de la organización.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: listInput({
    sort: ['name', 'docket', 'position', 'siteName', 'areaName'],
    filter: ['id', 'siteId', 'areaId', 'position', 'name'],
  }),
  output: listOutput(directoryPerson),
  provides: [list('Person'), each('Person', 'rows')],
});
