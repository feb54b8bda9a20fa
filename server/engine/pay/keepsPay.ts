import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import { keepsEverybody } from './payParts';

/** This is for people who prepare the pay of everybody; never for a view as somebody else, which shows no pay. */
export const keepsPay = (viewer: Viewer): boolean =>
  can(viewer.roles, 'LIQUIDATION.SHOW') && keepsEverybody(viewer);
