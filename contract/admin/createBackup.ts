import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';

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
