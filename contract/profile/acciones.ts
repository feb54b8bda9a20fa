import * as profiles from './profileAcciones';

export const profileAcciones = { ...profiles };
