import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { envelopeDetail } from './envelope';

export const cancelEnvelope = defineAccion({
  name: 'sobre.anular',
  module: 'signed',
  summary: 'Anula un envío con el motivo; lo que ya se firmó sigue firmado.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, reason: privateField(reason) }),
  output: envelopeDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Envelope'), list('Envelope'), list('Signature')],
});
