import type { FindChoices } from '../../engine/approvals/requestType';
import { findLeaveTypes } from './leaveTypes';

/** The kinds of leave for a condition: by their id, since a house may change their names and codes. */
export const leaveTypeChoices: FindChoices = async (db) =>
  (await findLeaveTypes(db)).map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (inactiva)`,
  }));
