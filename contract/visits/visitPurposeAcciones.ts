import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { visitPurpose, visitPurposeFields } from './visitPurpose';

export const listVisitPurposes = defineAccion({
  name: 'motivoVisita.listar',
  module: 'visits',
  summary: 'Los motivos por los que se visita a alguien.',
  method: 'GET',
  permission: 'VISITS',
  scope: 'all',
  input: listInput({ sort: ['name', 'minutes'], filter: ['name', 'minutes', 'active'] }),
  output: listOutput(visitPurpose),
  provides: [list('VisitPurpose'), each('VisitPurpose', 'rows')],
});

export const saveVisitPurpose = defineAccion({
  name: 'motivoVisita.guardar',
  module: 'visits',
  summary: 'Agrega un motivo de visita o lo corrige.',
  method: 'POST',
  permission: 'VISITS.plan',
  scope: 'all',
  input: visitPurposeFields.extend({ id: id.optional(), version: version.optional() }),
  output: visitPurpose,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('VisitPurpose')],
});
