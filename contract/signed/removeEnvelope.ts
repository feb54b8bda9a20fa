import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';

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
