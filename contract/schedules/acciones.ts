import * as assignments from './assignmentAcciones';
import { listOwnShifts } from './listOwnShifts';
import * as openShifts from './openShiftAcciones';
import {
  exportRoster,
  fillRoster,
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from './rosterAcciones';
import * as shifts from './shiftAcciones';
import * as requests from './shiftRequestAcciones';

export const schedulesAcciones = {
  ...assignments,
  ...openShifts,
  ...requests,
  ...shifts,
  exportRoster,
  fillRoster,
  listOwnShifts,
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
};
