import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { each, list } from '../core/tags';
import { personPay } from './personPay';

const payRow = personPay
  .omit({ personId: true, version: true })
  .extend({
    id,
    docket: z.string(),
    name: z.string(),
    cuil: privateField(z.string()),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    imageUrl: z.string(),
  })
  .meta({ id: 'PayRow' });

export const listPay = defineAccion({
  name: 'sueldo.listar',
  module: 'users',
  summary: 'Los sueldos y las cuentas bancarias de quienes trabajan hoy.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['name', 'docket', 'siteName', 'areaName', 'agreement', 'category', 'salary'],
    filter: [
      'name',
      'docket',
      'siteId',
      'areaId',
      'agreement',
      'category',
      'salaryBasis',
      'salary',
      'cbu',
      'bankAlias',
    ],
  }),
  output: listOutput(payRow),
  provides: [list('Person'), each('Person', 'rows')],
});
