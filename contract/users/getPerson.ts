import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { directoryPersonDetail } from './directoryPerson';

export const getPerson = defineAccion({
  name: 'persona.obtener',
  module: 'users',
  summary: 'La ficha de contacto de una persona.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id }),
  output: directoryPersonDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Person')],
});
