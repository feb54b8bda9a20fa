import * as sync from './linkAcciones';

export const syncAcciones = { ...sync };
