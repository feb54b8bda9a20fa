import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listSignatures } from './listSignatures';

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
