import { listLeaveTypes } from '@contract/holidays/listLeaveTypes';
import { findLeaveTypes } from '../../holidays/leaveTypes';
import { implement } from '../implement';

export const listLeaveTypesHandler = implement(listLeaveTypes, async (_input, { db }) => ({
  rows: await findLeaveTypes(db),
}));
