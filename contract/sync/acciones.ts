import * as link from './linkAcciones';
import * as program from './programAcciones';

export const syncAcciones = { ...link, ...program };
