import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { auditRow } from './listAudit';

export const getAuditEntry = defineAccion({
  name: 'auditoria.obtener',
  module: 'admin',
  summary: 'Un cambio, con lo que había antes y lo que quedó.',
  method: 'GET',
  permission: 'ADMIN.audit',
  scope: 'all',
  input: z.object({ id: z.int().positive() }),
  output: auditRow
    .extend({
      before: privateField(z.unknown()),
      after: privateField(z.unknown()),
      onBehalfOf: z.string().nullable(),
      /** Whether the hash chain holds it already. */
      sealed: z.boolean(),
    })
    .meta({ id: 'AuditDetail' }),
  errors: ['no_encontrado'],
});
