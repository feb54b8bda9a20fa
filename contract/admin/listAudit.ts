import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { instant } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';

export const auditRow = z
  .object({
    id: z.int(),
    at: instant,
    accountId: z.int().nullable(),
    /** Null for what the server did by itself. */
    actor: z.string().nullable(),
    address: z.string(),
    accion: z.string(),
    /** What that accion does, in words. */
    what: z.string(),
    entity: z.string(),
    entityId: z.string(),
  })
  .meta({ id: 'AuditRow' });

export const listAudit = defineAccion({
  name: 'auditoria.listar',
  module: 'admin',
  summary: 'Quién hizo qué, cuándo y desde dónde.',
  method: 'GET',
  permission: 'ADMIN.audit',
  scope: 'all',
  input: privateListInput({
    sort: ['at', 'actor', 'accion', 'entity'],
    filter: ['at', 'actor', 'accion', 'entity', 'entityId', 'address'],
  }),
  output: listOutput(auditRow),
});
