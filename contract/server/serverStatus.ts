import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { storageState } from './storageState';

export const serverStatus = defineAccion({
  name: 'servidor.estado',
  module: 'server',
  summary: 'Nombre, versión y capacidades de este servidor.',
  method: 'GET',
  permission: 'public',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      name: z.string(),
      version: z.string(),
      capabilities: z.array(z.enum(['bodies', 'bearer', 'events'])),
      /** True until the first administrator exists. */
      needsSetup: z.boolean(),
      storage: storageState,
    })
    .meta({ id: 'ServerStatus' }),
});
