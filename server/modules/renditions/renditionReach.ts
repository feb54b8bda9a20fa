import type { Context } from '../../engine/acciones/context';
import type { StoredRendition } from './renditionQueries';
import { allowedActions } from './renditionRules';
import { keepsRenditions } from './renditionScope';

export type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const noRendition = 'Esa rendición no existe o no está a tu alcance.';

export const actionsOn = ({ viewer }: Pick<Asking, 'viewer'>, row: StoredRendition) =>
  allowedActions(row, {
    own: viewer.personId !== null && row.personId === viewer.personId,
    pays: keepsRenditions(viewer),
  });
