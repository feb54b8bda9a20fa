import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { documentDetail } from './document';

export const askDocumentSignature = defineAccion({
  name: 'documento.pedirFirma',
  module: 'documents',
  summary:
    'Vuelve a enviar a firmar un documento que no se firmó, o que se guardó antes de firmarse los de su tipo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('Signature'), list('Envelope')],
});
