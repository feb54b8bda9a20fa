import { z } from 'zod';
import { defineAccion, done, emptyInput, privateField, secretField } from '../core/accion';
import { newPassword } from '../session/password';
import { storageState } from './storageState';

export const getMapSettings = defineAccion({
  name: 'servidor.obtenerMapa',
  module: 'server',
  summary: 'Con qué se dibujan los mapas: la clave de Google, si este servidor tiene una.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      /** Null: the map that comes with the product. */
      key: z.string().nullable(),
    })
    .meta({ id: 'MapSettings' }),
});

export const createFirstAdministrator = defineAccion({
  name: 'servidor.crearAdministrador',
  module: 'server',
  summary: 'Crea la primera cuenta con el código que muestra la consola.',
  method: 'POST',
  permission: 'public',
  scope: 'everyone',
  alone: true,
  input: z.object({
    codigo: secretField(z.string().trim().min(1, 'Escribí el código de la consola.').max(40)),
    organizacion: z.string().trim().min(1, 'Escribí el nombre de la organización.').max(80),
    nombre: privateField(z.string().trim().min(1, 'Escribí tu nombre.').max(60)),
    apellido: privateField(z.string().trim().min(1, 'Escribí tu apellido.').max(60)),
    usuario: privateField(
      z
        .string()
        .trim()
        .regex(/^[\w.@-]{3,60}$/, 'De 3 a 60 letras, números, puntos o guiones.'),
    ),
    clave: newPassword,
  }),
  output: done,
  errors: ['conflicto', 'demasiados_intentos'],
});

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
      /** The demo started at another moment than the machine's. */
      clockMoved: z.boolean(),
    })
    .meta({ id: 'ServerStatus' }),
});
