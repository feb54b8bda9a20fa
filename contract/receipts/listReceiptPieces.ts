import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { receiptPiece } from './receiptBatch';

export const listReceiptPieces = defineAccion({
  name: 'loteRecibos.listarPartes',
  module: 'receipts',
  summary: 'Los recibos de un lote, de quién parece ser cada uno y por qué alguno no.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['position', 'personName', 'docket', 'outcome'],
    filter: ['id', 'batchId', 'outcome', 'personName', 'docket', 'corrected'],
  }),
  output: listOutput(receiptPiece),
  provides: [list('ReceiptBatch')],
});
