import { defineAccion, emptyInput } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { firstSteps, firstStepsChoice } from './firstSteps';

export const getFirstSteps = defineAccion({
  name: 'primerosPasos.obtener',
  module: 'admin',
  summary: 'Los primeros pasos de una organización: cuáles están hechos y cuáles no hacen falta.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: firstSteps,
  provides: [
    list('OrganisationSettings'),
    list('Place'),
    list('Person'),
    list('Account'),
    list('Holiday'),
    list('Definition'),
    list('Backup'),
    list('Job'),
  ],
});

export const saveFirstSteps = defineAccion({
  name: 'primerosPasos.guardar',
  module: 'admin',
  summary: 'Dice qué primeros pasos no hacen falta, o guarda la guía.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: firstStepsChoice.extend({ version }),
  output: firstSteps,
  errors: ['conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});
