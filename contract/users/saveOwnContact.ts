import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';
import { each, list } from '../core/tags';
import { emergencyRecord } from './family';
import { personRecord } from './personFields';

const { phone, address } = personRecord.fields;

/** People change these fields of their own record without asking anybody. */
export const ownContactRecord = defineRecord(
  'OwnContact',
  { one: 'datos de contacto', many: 'datos de contacto' },
  { phone, address, ...emergencyRecord.fields },
);

const ownContactFields = recordFields(ownContactRecord);

export const saveOwnContact = defineAccion({
  name: 'perfil.guardarContacto',
  module: 'users',
  summary: 'Cambia el teléfono, el domicilio y a quién llamar en una emergencia, los propios.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  sensitive: true,
  input: ownContactFields.extend({ version }),
  output: ownContactFields.extend({ id, version }).meta({ id: 'OwnContact' }),
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Person'), each('Person', 'id')],
});
