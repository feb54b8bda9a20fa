import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { settings } from './settings';

export const saveSettings = defineAccion({
  name: 'config.guardar',
  module: 'settings',
  summary: 'Guarda preferencias; un valor nulo quita la clave.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ values: settings }),
  output: z.object({ values: settings }),
  invalidates: [list('Setting')],
});
