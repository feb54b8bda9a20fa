import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { documentDetail } from './document';

export const getDocument = defineAccion({
  name: 'documento.obtener',
  module: 'documents',
  summary: 'Un documento con todas sus versiones.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: documentDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Document'), list('Document')],
});
