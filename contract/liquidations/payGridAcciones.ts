import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { decimal } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { payRunPerson } from './payRunPerson';

/** A cell has the amount of a concept for somebody, beside the run before; null where it is not on that slip. */
const cell = z
  .object({ code: z.string(), amount: decimal.nullable(), previous: decimal.nullable() })
  .meta({ id: 'PayGridCell' });

const payGridRow = payRunPerson
  .extend({ cells: privateField(z.array(cell)) })
  .meta({ id: 'PayGridRow' });

export const listPayGrid = defineAccion({
  module: 'liquidations',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
  name: 'liquidacion.listarGrilla',
  summary: 'Las personas de una liquidación con cada concepto de su recibo, contra la anterior.',
  method: 'GET',
  input: privateListInput({
    sort: ['personName', 'docket', 'remunerative', 'net', 'change', 'siteName', 'areaName'],
    filter: [
      'runId',
      'personName',
      'docket',
      'concept',
      'flag',
      'remunerative',
      'net',
      'change',
      'siteId',
      'areaId',
    ],
  }),
  output: listOutput(payGridRow),
  provides: [list('PayRun')],
});
