import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
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
    /** The act: "dio de baja a". */
    did: z.string(),
    /** To what: "Ojeda, Julieta (legajo 1044)"; empty where what was done says all. */
    thing: privateField(z.string()),
    /** Where that stands, for who may open it. */
    link: z.string().nullable(),
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
