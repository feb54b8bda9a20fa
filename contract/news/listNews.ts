import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { each, list } from '../core/tags';
import { newsRow } from './news';

export const listNews = defineAccion({
  name: 'novedad.listar',
  module: 'news',
  summary: 'Las novedades propias y de quienes están al alcance; lo reservado se lee “Ausente”.',
  method: 'GET',
  permission: ['NEWS', 'NEWS.CREATE'],
  scope: 'all',
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'fromDay',
      'toDay',
      'quantity',
      'state',
      'siteName',
      'areaName',
      'createdAt',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'typeId',
      'unit',
      'fromDay',
      'toDay',
      'state',
      'certificate',
      'siteId',
      'areaId',
      'mine',
      'createdAt',
    ],
  }),
  output: listOutput(newsRow),
  provides: [list('News'), each('News', 'rows')],
});
