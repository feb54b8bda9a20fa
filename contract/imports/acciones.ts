import * as imports from './importAcciones';

export const importsAcciones = { ...imports };
