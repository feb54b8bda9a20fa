import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';
import { oneTimeCode } from './oneTimeCode';
import { typedPassword } from './password';

export const removeSecondStep = defineAccion({
  name: 'usuario.quitarSegundoPaso',
  module: 'session',
  summary: 'La cuenta vuelve a entrar solo con la contraseña.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ clave: typedPassword, codigo: oneTimeCode }),
  output: done,
  errors: ['conflicto', 'demasiados_intentos'],
  invalidates: [list('SecondStep')],
});
