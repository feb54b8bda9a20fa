import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, id } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';

const row = z
  .object({
    id,
    name: z.string(),
    imageUrl: z.string(),
    docket: z.string(),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    hireDate: day,
    /** What the last year given was worth. */
    given: privateField(z.number()),
    available: privateField(z.number()),
    reserved: privateField(z.number()),
    /** Taken and still to come. */
    nextFrom: day.nullable(),
  })
  .meta({ id: 'LeaveBalanceRow' });

export const listLeaveBalances = defineAccion({
  name: 'licencia.listarSaldos',
  module: 'holidays',
  summary: 'El saldo de vacaciones de las personas a cargo.',
  method: 'GET',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: listInput({
    sort: [
      'name',
      'docket',
      'siteName',
      'areaName',
      'hireDate',
      'given',
      'available',
      'reserved',
      'nextFrom',
    ],
    filter: [
      'name',
      'docket',
      'siteId',
      'areaId',
      'hireDate',
      'given',
      'available',
      'reserved',
      'nextFrom',
    ],
  }),
  output: listOutput(row),
  provides: [list('Leave'), list('Person'), list('Request')],
});
