import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { instant } from '../core/id';
import { storageState } from '../server/storageState';

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
