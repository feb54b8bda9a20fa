import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';
import { keepsEverybody } from './payParts';

/** Who prepares the pay of everybody; never a view as somebody else, which shows no pay. */
export const keepsPay = (viewer: Viewer): boolean =>
  can(viewer.roles, 'LIQUIDATION.SHOW') && keepsEverybody(viewer);
