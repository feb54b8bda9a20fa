import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { receiptRow } from './receipt';

export const getReceipt = defineAccion({
  name: 'recibo.obtener',
  module: 'receipts',
  summary: 'Un recibo: su archivo, si se firmó y lo que se respondió.',
  method: 'GET',
  permission: ['RECEIPTS', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptRow,
  errors: ['no_encontrado'],
  provides: [byInput('Receipt'), list('Receipt')],
});
