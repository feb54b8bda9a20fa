import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { savedPhoto } from './savedPhoto';

export const saveOwnPhoto = defineAccion({
  name: 'perfil.guardarFoto',
  module: 'users',
  summary: 'Pone o cambia la foto propia.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({ file: fileInput(fileLimits.picture) }),
  output: savedPhoto,
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Person')],
});
