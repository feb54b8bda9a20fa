import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';
import { leave } from './leave';

export const listLeaves = defineAccion({
  name: 'licencia.listar',
  module: 'holidays',
  summary: 'Las licencias de las personas a cargo, con su estado.',
  method: 'GET',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: listInput({
    sort: [
      'name',
      'fromDay',
      'toDay',
      'days',
      'typeId',
      'state',
      'siteName',
      'areaName',
      'askedAt',
    ],
    filter: [
      'personId',
      'name',
      'fromDay',
      'toDay',
      'days',
      'typeId',
      'state',
      'siteId',
      'areaId',
      'askedAt',
    ],
  }),
  output: listOutput(leave),
  provides: [list('Leave'), list('Request')],
});
