import { routes } from './paths';

export const newCountPath = `${routes.counters}/new`;
/** The shelves by the day on which they are due. */
export const dueStockPath = `${routes.counters}/due`;
/** A new count of what is due until a day. */
export const newCountOfDuePath = (day: string) => `${newCountPath}?hasta=${day}`;
export const countAccuracyPath = `${routes.counters}/accuracy`;
export const countPath = (id: number) => `${routes.counters}/${id}`;
/** The walk along the shelves of a count. */
export const countingPath = (id: number) => `${countPath(id)}/count`;
