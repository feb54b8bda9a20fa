import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { documentType } from './documentType';

export const listDocumentTypes = defineAccion({
  name: 'tipoDocumento.listar',
  module: 'documents',
  summary: 'Los tipos de documento del legajo; quien no lo guarda ve los que puede ver o traer.',
  method: 'GET',
  permission: ['DOCUMENTS', 'ADMIN.settings'],
  scope: 'all',
  sensitive: true,
  input: emptyInput,
  /** `keeps`: who looks after everybody's file. */
  output: z.object({ rows: z.array(documentType), edits: z.boolean(), keeps: z.boolean() }),
  provides: [list('DocumentType')],
});
