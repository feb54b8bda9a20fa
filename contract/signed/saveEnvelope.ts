import { defineAccion, privateField } from '../core/accion';
import { rowSelection } from '../core/bulk';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { listPeople } from '../users/listPeople';
import { envelopeDetail, envelopeFields } from './envelope';

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
