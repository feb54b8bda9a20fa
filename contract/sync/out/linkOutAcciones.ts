import { defineAccion } from '../../core/accion';
import { id } from '../../core/id';
import { linkFields } from '../link';
import { linkOutTrial } from './linkOutTrial';

export const tryLinkOut = defineAccion({
  module: 'sync',
  method: 'POST',
  permission: 'SYNC.run',
  scope: 'all',
  name: 'enlace.probarSalida',
  summary: 'Dice qué se llevaría ahora un enlace que sale, sin dejar ni mandar nada.',
  input: linkFields.extend({ id: id.optional() }),
  output: linkOutTrial,
  errors: ['conflicto', 'no_encontrado'],
});
