import { can } from '@contract/session/can';
import type { Context, Viewer } from '../../engine/acciones/context';
import { keepsExpenses } from '../expenses';
import type { StoredReimbursement } from './reimbursementQueries';
import { allowedActions } from './reimbursementRules';

export type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const noReimbursement = 'Ese reintegro no existe o no está a tu alcance.';

export const paysReimbursements = (viewer: Viewer) =>
  keepsExpenses(viewer) && can(viewer.roles, 'REIMBURSEMENTS');

export const actionsOn = ({ viewer }: Pick<Asking, 'viewer'>, row: StoredReimbursement) =>
  allowedActions(row, {
    own: viewer.personId !== null && row.personId === viewer.personId,
    pays: paysReimbursements(viewer),
  });
