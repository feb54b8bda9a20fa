import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { backupCopy, backupPlan, copyName } from './backup';
import { backupPhrase } from './backupPhrase';

export const listBackups = defineAccion({
  name: 'copia.listar',
  module: 'admin',
  summary: 'Las copias de seguridad que hay y cada cuánto se hacen.',
  method: 'GET',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: emptyInput,
  output: z
    .object({
      rows: z.array(backupCopy),
      plan: backupPlan,
      /** Where they lie, on the machine of the server. */
      folder: z.string(),
      /** Whether one is being made now. */
      making: z.boolean(),
    })
    .meta({ id: 'BackupList' }),
  provides: [list('Backup'), list('Job')],
});

export const createBackup = defineAccion({
  name: 'copia.crear',
  module: 'admin',
  summary: 'Hace una copia de seguridad de todo; avisa cuando está.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: emptyInput,
  output: z.object({ jobId: z.uuid() }).meta({ id: 'AskedBackup' }),
  errors: ['conflicto'],
  invalidates: [list('Backup'), list('Job')],
});

export const deleteBackup = defineAccion({
  name: 'copia.borrar',
  module: 'admin',
  summary: 'Borra una copia de seguridad.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: z.object({ name: copyName }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Backup')],
});

export const encryptBackup = defineAccion({
  name: 'copia.cifrar',
  module: 'admin',
  summary: 'Prepara la descarga de una copia cifrada con una frase, que no se guarda.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: z.object({ name: copyName, phrase: backupPhrase }),
  output: z
    .object({ /** Good for a few minutes and for who asked. */ url: z.string() })
    .meta({ id: 'EncryptedBackup' }),
  errors: ['no_encontrado'],
});

export const restoreBackup = defineAccion({
  name: 'copia.restaurar',
  module: 'admin',
  summary:
    'Vuelve todo a como estaba en una copia y cierra las sesiones; antes guarda una copia de lo que hay.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: z.object({
    name: copyName,
    /** The name again, typed by hand. */
    confirmation: z.string().trim().max(40),
  }),
  output: z
    .object({ /** The copy of what there was. */ before: z.string() })
    .meta({ id: 'Restored' }),
  errors: ['no_encontrado', 'conflicto'],
});

export const saveBackupPlan = defineAccion({
  name: 'copia.guardarPlan',
  module: 'admin',
  summary: 'Elige si se hace una copia por día y cuántos días se guardan.',
  method: 'POST',
  permission: 'ADMIN.whole',
  scope: 'all',
  input: backupPlan,
  output: backupPlan,
  errors: ['conflicto_version'],
  invalidates: [list('Backup')],
});
