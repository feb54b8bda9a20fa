import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';

export const saveLegajoImage = defineAccion({
  name: 'legajo.guardarImagen',
  module: 'documents',
  summary: 'Guarda la imagen del legajo de una persona.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, file: fileInput(fileLimits.picture) }),
  output: z.object({ url: z.string(), version }),
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Photo')],
});
