import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { envelopeDetail } from './envelope';

export const sendEnvelope = defineAccion({
  name: 'sobre.enviar',
  module: 'signed',
  summary: 'Envía a firmar: prepara los documentos en una tarea y avisa a quienes firman.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: envelopeDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Envelope'), list('Envelope'), list('Job')],
});
