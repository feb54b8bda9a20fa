import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';

export const sendTestMail = defineAccion({
  name: 'servidor.probarCorreo',
  module: 'admin',
  summary: 'Manda un correo de prueba a quien lo pide.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'own',
  input: emptyInput,
  output: z.object({ to: privateField(z.string()) }).meta({ id: 'SentMail' }),
  errors: ['conflicto'],
});
