import { listLeaveTypes } from '@contract/holidays/listLeaveTypes';
import { implement } from '../implement';
import { findLeaveTypes } from './leaveTypeQueries';

export const listLeaveTypesHandler = implement(listLeaveTypes, async (_input, { db }) => ({
  rows: await findLeaveTypes(db),
}));
