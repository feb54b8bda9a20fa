import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';

export const verifyAudit = defineAccion({
  name: 'auditoria.verificar',
  module: 'admin',
  summary: 'Recorre la cadena de sellos de la auditoría y dice si alguien la tocó.',
  method: 'POST',
  permission: 'ADMIN.audit',
  scope: 'all',
  input: emptyInput,
  output: z
    .object({
      sealed: z.int(),
      /** Written after the last seal; the next round takes them in. */
      waiting: z.int(),
      /** The first entry whose seal does not match. */
      broken: z.int().nullable(),
    })
    .meta({ id: 'AuditProof' }),
});
