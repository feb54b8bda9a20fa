import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { copyName } from './backup';
import { backupPhrase } from './backupPhrase';

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
