import { z } from 'zod';
import { defineAccion, done, privateField, secretField } from '../core/accion';
import { newPassword } from '../session/password';

export const createFirstAdministrator = defineAccion({
  name: 'servidor.crearAdministrador',
  module: 'server',
  summary: 'Crea la primera cuenta con el código que muestra la consola.',
  method: 'POST',
  permission: 'public',
  scope: 'everyone',
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
