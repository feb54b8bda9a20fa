import * as houses from './houseAcciones';

export const houseAcciones = { ...houses };
