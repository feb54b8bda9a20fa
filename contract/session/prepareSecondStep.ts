import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { typedPassword } from './password';

export const prepareSecondStep = defineAccion({
  name: 'usuario.prepararSegundoPaso',
  module: 'session',
  summary:
    'Da la clave que se carga en la aplicación de códigos; todavía no pide nada al ingresar.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ clave: typedPassword }),
  output: z.object({ key: z.string(), uri: z.string() }).meta({ id: 'SecondStepKey' }),
  errors: ['conflicto', 'demasiados_intentos'],
});
