import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { typedPassword } from './password';
import { recoveryCodes, secondStep } from './secondStep';

export const getSecondStep = defineAccion({
  name: 'usuario.segundoPaso',
  module: 'session',
  summary: 'Si la propia cuenta pide un código al ingresar, y cuántos de recuperación quedan.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  whileViewing: 'hidden',
  input: emptyInput,
  output: secondStep,
  provides: [list('SecondStep')],
});

export const renewRecoveryCodes = defineAccion({
  name: 'usuario.renovarCodigos',
  module: 'session',
  summary: 'Códigos de recuperación nuevos; los anteriores dejan de servir.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ clave: typedPassword }),
  output: recoveryCodes,
  errors: ['conflicto', 'demasiados_intentos'],
  invalidates: [list('SecondStep')],
});
