import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { copyName } from './backup';

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
