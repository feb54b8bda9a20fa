import { getSettingsHandler } from './getSettings';
import { saveSettingsHandler } from './saveSettings';

/** One line each. */
export const settingsHandlers = {
  getSettings: getSettingsHandler,
  saveSettings: saveSettingsHandler,
};
