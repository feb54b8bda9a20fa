import { z } from 'zod';
import { defineAccion } from '../accion';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { id, version } from '../shared/id';
import { list } from '../tags';

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
