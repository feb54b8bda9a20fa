import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { backupPlan } from './backup';

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
