import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
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

export const verifyFile = defineAccion({
  name: 'verificacion.comprobarArchivo',
  module: 'verify',
  summary: 'Dice si un PDF es, byte por byte, uno que se firmó acá; el archivo no se guarda.',
  method: 'POST',
  permission: 'public',
  scope: 'own',
  input: z.object({ file: fileInput(fileLimits.verifiable) }),
  output: verification,
  errors: ['archivo_grande', 'archivo_tipo', 'demasiados_intentos'],
});
