import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { backupCopy, backupPlan } from './backup';

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
      /** Whether one is being made now. */
      making: z.boolean(),
    })
    .meta({ id: 'BackupList' }),
  provides: [list('Backup'), list('Job')],
});
