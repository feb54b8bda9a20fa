import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { savedPhoto } from './savedPhoto';

export const savePersonPhoto = defineAccion({
  name: 'persona.guardarFoto',
  module: 'users',
  summary: 'Pone o cambia la foto de una persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ personId: id, file: fileInput(fileLimits.picture) }),
  output: savedPhoto,
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
