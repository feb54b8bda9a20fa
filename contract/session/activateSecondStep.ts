import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { oneTimeCode } from './oneTimeCode';
import { recoveryCodes } from './secondStep';

export const activateSecondStep = defineAccion({
  name: 'usuario.activarSegundoPaso',
  module: 'session',
  summary: 'Con el primer código, la cuenta pasa a pedirlo; da los de recuperación, una sola vez.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ codigo: oneTimeCode }),
  output: recoveryCodes,
  errors: ['conflicto', 'demasiados_intentos'],
  invalidates: [list('SecondStep')],
});
