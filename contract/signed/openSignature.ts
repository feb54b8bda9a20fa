import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';

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
