import { routes } from './paths';

export const newArrivalPath = `${routes.receiving}/new`;
export const suppliersPath = `${routes.receiving}/suppliers`;
export const arrivalPath = (id: number) => `${routes.receiving}/${id}`;
/** The door, where what came of an arrival is read and confirmed. */
export const receivePath = (id: number) => `${arrivalPath(id)}/receive`;
