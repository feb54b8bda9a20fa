import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { signatureDetail, signatureRow } from './signature';
import { signingFields } from './signingFields';

export const listSignatures = defineAccion({
  name: 'firma.listar',
  module: 'signed',
  summary: 'Lo que cada uno tiene para firmar o ya firmó; lo de todos, para quien envía.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'title',
      'state',
      'turn',
      'dueOn',
      'sentAt',
      'doneAt',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'envelopeId',
      'personId',
      'personName',
      'docket',
      'title',
      'state',
      'overdue',
      'dueOn',
      'doneAt',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(signatureRow),
  provides: [list('Signature'), each('Signature', 'rows')],
});

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

export const openSignature = defineAccion({
  name: 'firma.abrir',
  module: 'signed',
  summary: 'Deja constancia de que quien firma abrió el documento.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'own',
  sensitive: true,
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('Signature'), list('Signature')],
});

export const remindSignatures = defineAccion({
  name: 'firma.recordarVarias',
  module: 'signed',
  summary: 'Recuerda a muchas personas que les falta firmar, una vez por día a cada una.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listSignatures.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('Signature'), list('Job')],
});

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
