import { getOrganisationSettings } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { settingsAnswer } from './settingsAnswer';

export const getOrganisationSettingsHandler = implement(
  getOrganisationSettings,
  (_input, context) => settingsAnswer(context),
);
