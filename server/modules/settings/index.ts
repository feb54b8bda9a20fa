import { defineModule } from '../../engine/module';
import { getSettingsHandler } from './getSettings';
import { saveSettingsHandler } from './saveSettings';

export const settingsModule = defineModule({
  handlers: {
    getSettings: getSettingsHandler,
    saveSettings: saveSettingsHandler,
  },
});
