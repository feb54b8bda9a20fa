import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';

export const discardReceiptBatch = defineAccion({
  name: 'loteRecibos.descartar',
  module: 'receipts',
  summary: 'Abandona un lote que no se publicó.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});
