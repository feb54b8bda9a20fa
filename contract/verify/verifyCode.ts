import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { verification } from './verification';

export const verifyCode = defineAccion({
  name: 'verificacion.obtenerPapel',
  module: 'verify',
  summary: 'Lo que se sabe de un papel firmado, para quien tiene su código.',
  method: 'GET',
  permission: 'public',
  scope: 'own',
  input: z.object({ code: privateField(z.string().trim().toUpperCase().max(40)) }),
  output: verification,
  errors: ['no_encontrado', 'demasiados_intentos'],
});
