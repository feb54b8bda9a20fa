import * as settings from './settingAcciones';

export const settingsAcciones = { ...settings };
