import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { savedPhoto } from './savedPhoto';

export const removeOwnPhoto = defineAccion({
  name: 'perfil.quitarFoto',
  module: 'users',
  summary: 'Quita la foto propia; quedan las iniciales.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: emptyInput,
  output: savedPhoto,
  errors: ['no_encontrado'],
  invalidates: [list('Person')],
});
