import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';

const personWithoutReceipt = z
  .object({
    id,
    docket: z.string(),
    personName: z.string(),
    imageUrl: z.string(),
    siteId: id,
    siteName: z.string(),
    areaId: id,
    areaName: z.string(),
    hireDate: day,
    leaveDate: day.nullable(),
  })
  .meta({ id: 'PersonWithoutReceipt' });

export const listPeopleWithoutReceipt = defineAccion({
  name: 'recibo.listarSinRecibo',
  module: 'receipts',
  summary:
    'Quienes trabajaban en el período de un lote y no tienen recibo en él, ni otro de ese período, tipo y número.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  sensitive: true,
  input: listInput({
    sort: ['personName', 'docket', 'hireDate', 'siteName', 'areaName'],
    /** `lastMonth`: of the last monthly slips that were published, and who had some before. */
    filter: ['batchId', 'lastMonth', 'personName', 'docket', 'siteId', 'areaId', 'hireDate'],
  }),
  output: listOutput(personWithoutReceipt),
  provides: [list('Receipt'), list('ReceiptBatch'), list('Person')],
});
