import { getSettings } from './getSettings';
import { saveSettings } from './saveSettings';

/** One line each. */
export const settingsAcciones = {
  getSettings,
  saveSettings,
};
