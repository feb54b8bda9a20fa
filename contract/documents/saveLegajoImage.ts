import { z } from 'zod';
import { defineAccion, privateField } from '../accion';
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
  input: z.object({ personId: id, file: privateField(z.file()) }),
  output: z.object({ url: z.string(), version }),
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Photo')],
});
