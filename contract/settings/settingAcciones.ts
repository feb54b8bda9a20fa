import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { settings } from './settings';

export const getSettings = defineAccion({
  name: 'config.obtener',
  module: 'settings',
  summary: 'Las preferencias de la propia cuenta.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  whileViewing: 'hidden',
  input: emptyInput,
  output: z.object({ values: settings }),
  provides: [list('Setting')],
});

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
  queueable: true,
});
