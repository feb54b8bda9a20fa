import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { signatureDetail } from './signature';
import { signingFields } from './signingFields';

export const signDocument = defineAccion({
  name: 'firma.firmar',
  module: 'signed',
  summary: 'Firma un documento propio, o lo rechaza con el motivo; pide la contraseña.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'own',
  sensitive: true,
  input: signingFields.extend({ id }),
  output: signatureDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'demasiados_intentos'],
  invalidates: [byInput('Signature'), list('Signature'), list('Envelope')],
});
