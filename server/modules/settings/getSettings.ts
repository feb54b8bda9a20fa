import { getSettings } from '@contract/settings/settingAcciones';
import { implement } from '../../engine/acciones/implement';
import { readSettings } from './settingsQueries';

export const getSettingsHandler = implement(getSettings, async (_input, { db, viewer }) => ({
  values: await readSettings(db, viewer.accountId),
}));
