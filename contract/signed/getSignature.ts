import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { signatureDetail } from './signature';

export const getSignature = defineAccion({
  name: 'firma.obtener',
  module: 'signed',
  summary: 'Un documento para firmar, con quiénes lo firman.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: signatureDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Signature'), list('Signature')],
});
