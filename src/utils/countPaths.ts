import { routes } from './paths';

export const newCountPath = `${routes.counters}/new`;
export const countPath = (id: number) => `${routes.counters}/${id}`;
/** The walk along the shelves of a count. */
export const countingPath = (id: number) => `${countPath(id)}/count`;
