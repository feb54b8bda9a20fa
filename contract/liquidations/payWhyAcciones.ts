import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { explainedLine } from './payRunPerson';

export const explainReceipt = defineAccion({
  name: 'recibo.explicar',
  module: 'liquidations',
  summary:
    'De dónde sale cada renglón de un recibo propio; ninguno si no viene de una liquidación.',
  method: 'GET',
  permission: 'RECEIPTS',
  scope: 'own',
  input: z.object({ id }),
  output: z
    .object({ lines: privateField(z.array(explainedLine)) })
    .meta({ id: 'ReceiptExplanation' }),
  errors: ['no_encontrado'],
  provides: [byInput('Receipt')],
  whileViewing: 'hidden',
});
