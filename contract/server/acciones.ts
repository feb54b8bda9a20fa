import * as servers from './serverAcciones';

export const serverAcciones = { ...servers };
