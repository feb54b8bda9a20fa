import { routes } from './paths';

/** The labels of what came in with some documents. */
export const intakeLabelsPath = (ids: readonly number[]) =>
  `/archivos/recepciones/etiquetas.pdf?ids=${ids.join(',')}`;
export const newArrivalPath = `${routes.receiving}/new`;
export const importArrivalsPath = `${routes.receiving}/import`;
export const suppliersPath = `${routes.receiving}/suppliers`;
/** The minimum and the maximum of each product, and what to order. */
export const reorderPath = `${routes.receiving}/reorder`;
/** The days to come: what is expected beside who will be there. */
export const aheadPath = `${routes.receiving}/ahead`;
/** The goods that came in and are on no shelf yet. */
export const putAwayPath = `${routes.receiving}/put-away`;
export const arrivalPath = (id: number) => `${routes.receiving}/${id}`;
/** The door, where what came of an arrival is read and confirmed. */
export const receivePath = (id: number) => `${arrivalPath(id)}/receive`;
