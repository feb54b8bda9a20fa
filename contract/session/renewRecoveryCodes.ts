import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { typedPassword } from './password';
import { recoveryCodes } from './secondStep';

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
