import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { savedPhoto } from './savedPhoto';

export const removePersonPhoto = defineAccion({
  name: 'persona.quitarFoto',
  module: 'users',
  summary: 'Quita la foto de una persona; quedan sus iniciales.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ personId: id }),
  output: savedPhoto,
  errors: ['no_encontrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});
