import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listReceipts } from './listReceipts';

export const remindReceipts = defineAccion({
  name: 'recibo.recordar',
  module: 'receipts',
  summary:
    'Les recuerda a muchas personas el recibo que les falta firmar, una vez por día a cada una.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listReceipts.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('Receipt'), list('Job')],
});
