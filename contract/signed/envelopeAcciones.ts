import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { listPeople } from '../users/personAcciones';
import { envelopeDetail, envelopeFields, envelopeRow } from './envelope';

export const listEnvelopes = defineAccion({
  name: 'sobre.listar',
  module: 'signed',
  summary: 'Lo que se envió a firmar y cuántas personas ya firmaron, para quien envía.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['createdAt', 'dueOn', 'title', 'state'],
    filter: ['title', 'state', 'way', 'dueOn', 'createdAt'],
  }),
  output: listOutput(envelopeRow).extend({
    /** The asker sends; else the list is empty. */
    sends: z.boolean(),
  }),
  provides: [list('Envelope')],
});

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

export const cancelEnvelopes = defineAccion({
  name: 'sobre.anularVarios',
  module: 'signed',
  summary: 'Anula muchos envíos con el mismo motivo; dice por qué no se pudo con cada uno.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({
    selection: privateField(rowSelection(listEnvelopes.input)),
    reason: privateField(reason),
  }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('Envelope'), list('Signature'), list('Job')],
});

export const removeEnvelope = defineAccion({
  name: 'sobre.borrar',
  module: 'signed',
  summary: 'Borra un borrador que no se envió.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Envelope'), list('Envelope')],
});

export const saveEnvelope = defineAccion({
  name: 'sobre.guardar',
  module: 'signed',
  summary: 'Prepara un envío a firmar, o cambia un borrador; nadie lo ve hasta que se envía.',
  method: 'POST',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: envelopeFields.extend({
    id: id.optional(),
    version: version.optional(),
    /** In the order of their turns. */
    signers: privateField(rowSelection(listPeople.input)),
  }),
  output: envelopeDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Envelope'), list('Envelope')],
});

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
