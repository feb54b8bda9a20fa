import { routes } from './paths';

export const newVisitPath = `${routes.visits}/new`;
export const visitPath = (id: number) => `${routes.visits}/${id}`;
/** The sealed paper of a finished visit. */
export const visitActPath = (id: number) => `/archivos/visitas/acta.pdf?id=${id}`;
export const correctVisitPath = (id: number) => `${visitPath(id)}/edit`;
/** The visits of one's own in a day, to be made on the phone. */
export const visitDayPath = `${routes.visits}/day`;
export const visitMapPath = `${routes.visits}/map`;
/** In which order somebody makes the visits of a day. */
export const visitOrderPath = `${routes.visits}/order`;
export const visitFiguresPath = `${routes.visits}/figures`;
export const visitPurposesPath = `${routes.visits}/purposes`;
export const importVisitsPath = `${routes.visits}/import`;
/** The visits that repeat. */
export const visitSeriesPath = `${routes.visits}/series`;
/** A new visit that repeats, from the form of a new one. */
export const newSeriesPath = `${newVisitPath}?serie=1`;
export const seriesPath = (id: number) => `${visitSeriesPath}/${id}`;
export const correctSeriesPath = (id: number) => `${seriesPath(id)}/edit`;
