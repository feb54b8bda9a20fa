import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const openReceipt = defineAccion({
  name: 'recibo.abrir',
  module: 'receipts',
  summary: 'Deja dicho que su persona vio el recibo; solo cuenta la primera vez.',
  method: 'POST',
  permission: 'RECEIPTS',
  scope: 'own',
  sensitive: true,
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Receipt')],
});
