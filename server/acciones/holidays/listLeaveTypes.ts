import { listLeaveTypes } from '@contract/holidays/listLeaveTypes';
import { findLeaveTypes } from '../../holidays/leaveTypes';
import { implement } from '../implement';
import { rulesWholeHouse } from './wholeHouse';

export const listLeaveTypesHandler = implement(listLeaveTypes, async (_input, context) => ({
  rows: await findLeaveTypes(context.db),
  edits: rulesWholeHouse(context),
}));
