import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { day, fileHash, id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptRow } from './receipt';

export const replaceReceipt = defineAccion({
  name: 'recibo.reemplazar',
  module: 'receipts',
  summary: 'Da otro recibo en lugar de uno; el anterior queda, y el nuevo lo nombra.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({
    id,
    version,
    file: privateField(fileHash),
    dueOn: day,
    /** Somebody looked at a PDF that does not say whose it is, and says that it is theirs. */
    evenSo: z.boolean().default(false),
  }),
  output: receiptRow,
  errors: [
    'no_encontrado',
    'sin_permiso',
    'conflicto',
    'conflicto_version',
    'archivo_tipo',
    'otra_persona',
    'sin_nombre',
  ],
  invalidates: [list('Receipt'), list('ReceiptBatch')],
});
