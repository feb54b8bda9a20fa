import { z } from 'zod';
import { defineAccion, privateField } from '../accion';
import { storedFile } from './storedFile';

export const uploadFile = defineAccion({
  name: 'archivo.subir',
  module: 'files',
  summary: 'Sube un archivo; queda visible solo para quien lo subió hasta que se use.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    purpose: z.enum([
      'post',
      'delivery',
      'import',
      'certificate',
      'document',
      'receipts',
      'signing',
    ]),
    file: privateField(z.file()),
  }),
  output: storedFile,
  errors: ['archivo_grande', 'archivo_tipo'],
});
