import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField } from '../core/accion';
import { id, instant } from '../core/id';
import { list } from '../core/tags';
import { testMailTo } from '../organisation/organisationSettings';
import { storageState } from '../server/storageState';
import { auditRow } from './listAudit';

const tableSize = z
  .object({ name: z.string(), rows: z.int(), bytes: z.int() })
  .meta({ id: 'TableSize' });

export const getHealth = defineAccion({
  name: 'servidor.obtenerSalud',
  module: 'admin',
  summary: 'Cómo está el servidor: base, archivos, disco, tareas, auditoría, copias y correo.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z
    .object({
      checkedAt: instant,
      version: z.string(),
      node: z.string(),
      startedAt: instant,
      memoryBytes: z.int(),
      database: z.object({
        version: z.string(),
        /** The one inside the data folder, not a customer's. */
        embedded: z.boolean(),
        bytes: z.int(),
        connections: z.int(),
        maxConnections: z.int(),
        answerMs: z.number(),
        tables: z.array(tableSize),
      }),
      /** Where the contents of files are, if not on the disk; no time where it does not answer. */
      fileStore: z.object({ place: z.string(), answerMs: z.int().nullable() }).nullable(),
      storage: storageState,
      disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
      queue: z.object({
        waiting: z.int(),
        running: z.int(),
        /** In the last seven days. */
        failed: z.int(),
        waitingSince: instant.nullable(),
      }),
      audit: z.object({ sealedAt: instant.nullable(), waiting: z.int() }),
      /** The newest copy that can be read. */
      backupAt: instant.nullable(),
      mail: z.boolean(),
    })
    .meta({ id: 'ServerHealth' }),
});

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
      /** The things whose numbers both hold, by field. */
      names: z.array(
        z.object({
          field: z.string(),
          id: z.int(),
          name: privateField(z.string()),
          link: z.string().nullable(),
        }),
      ),
      /** Whether the hash chain holds it already. */
      sealed: z.boolean(),
      /** False where its reader may not open records of its kind: what changed is left out then. */
      shown: z.boolean(),
    })
    .meta({ id: 'AuditDetail' }),
  errors: ['no_encontrado'],
});

export const sendTestMail = defineAccion({
  name: 'servidor.probarCorreo',
  module: 'admin',
  summary: 'Manda un correo de prueba a quien lo pide, o a la dirección que diga.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'own',
  input: z.object({ to: testMailTo.default('') }),
  output: z.object({ to: privateField(z.string()) }).meta({ id: 'SentMail' }),
  errors: ['conflicto'],
  invalidates: [list('OrganisationSettings')],
});

export const endSession = defineAccion({
  name: 'sesion.cerrar',
  module: 'admin',
  summary: 'Cierra la sesión de otra persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Session')],
});

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
