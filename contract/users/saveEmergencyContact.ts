import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput } from '../core/tags';
import { emergencyFields, family } from './family';

export const saveEmergencyContact = defineAccion({
  name: 'familia.guardarContacto',
  module: 'users',
  summary: 'Cambia a quién llamar en una emergencia.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: emergencyFields.extend({ personId: id, version }),
  output: family,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});
