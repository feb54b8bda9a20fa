import * as search from './searchAcciones';

export const searchAcciones = { ...search };
