import { listLeaveTypes } from '@contract/holidays/leaveRuleAcciones';
import { implement } from '../../engine/acciones/implement';
import { findLeaveTypes } from './leaveTypes';
import { rulesWholeOrganisation } from './wholeOrganisation';

export const listLeaveTypesHandler = implement(listLeaveTypes, async (_input, context) => ({
  rows: await findLeaveTypes(context.db),
  edits: rulesWholeOrganisation(context),
}));
