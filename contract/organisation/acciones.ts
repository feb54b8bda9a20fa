import * as settings from './settingsAcciones';

export const organisationAcciones = { ...settings };
