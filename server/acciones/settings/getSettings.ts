import { getSettings } from '@contract/settings/getSettings';
import { readSettings } from './settingsQueries';
import { implement } from '../implement';

export const getSettingsHandler = implement(getSettings, async (_input, { db, viewer }) => ({
  values: await readSettings(db, viewer.accountId),
}));
