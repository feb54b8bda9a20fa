import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { envelopeDetail } from './envelope';

export const getEnvelope = defineAccion({
  name: 'sobre.obtener',
  module: 'signed',
  summary: 'Un envío con sus documentos y quiénes lo firman.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: envelopeDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Envelope'), list('Envelope')],
});
