import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id } from '../shared/id';
import { byInput, list } from '../tags';

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
