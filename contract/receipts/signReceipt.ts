import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { typedPassword } from '../session/password';
import { signingFields } from '../signed/signingFields';
import { receiptRow } from './receipt';

/** How somebody signs a slip: what they say of it, and the password that proves that it is them. */
export const receiptSigning = z.object({
  outcome: z.enum(['signed', 'dissented']),
  reason: signingFields.shape.reason.default(''),
  clave: typedPassword,
});

export const signReceipt = defineAccion({
  name: 'recibo.firmar',
  module: 'receipts',
  summary: 'Firma el recibo propio, en conformidad o en disconformidad; pide la contraseña.',
  method: 'POST',
  permission: 'RECEIPTS',
  scope: 'own',
  sensitive: true,
  /** The version is the signature's. */
  input: receiptSigning.extend({ id, version }),
  output: receiptRow,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'demasiados_intentos'],
  invalidates: [list('Receipt'), list('ReceiptBatch')],
});
