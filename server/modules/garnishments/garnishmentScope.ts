import type { Viewer } from '../../engine/acciones/context';

/** People do not correct what a court ordered to be taken of themselves. */
export const isOwn = (viewer: Pick<Viewer, 'personId'>, personId: number): boolean =>
  viewer.personId === personId;
