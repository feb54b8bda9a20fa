import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { fileInput } from './fileInput';
import { fileLimits } from './fileLimits';
import { storedFile } from './storedFile';
import { type UploadPurposeName, uploadPurposes } from './uploadPurposes';

const names = Object.keys(uploadPurposes) as [UploadPurposeName, ...UploadPurposeName[]];

export const uploadFile = defineAccion({
  name: 'archivo.subir',
  module: 'files',
  summary:
    'Sube un archivo para lo que quien lo sube puede usarlo; lo que en un día no se usa se borra.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ purpose: z.enum(names), file: fileInput(fileLimits.paper) }),
  output: storedFile,
  errors: ['archivo_grande', 'archivo_tipo', 'cuota', 'sin_espacio'],
});
