import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';
import { copyName } from './backup';

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
