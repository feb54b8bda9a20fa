import { listRoster } from '@contract/schedules/rosterAcciones';
import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { answerSwapHandler, askSwapHandler, withdrawSwapHandler } from './askSwap';
import { assignmentsExport, assignmentsList } from './assignmentQueries';
import { askShiftChangeHandler, changeRequest } from './changeRequest';
import { endShiftsBeyond } from './endShiftsBeyond';
import { exportRosterHandler, rosterJob } from './exportRoster';
import { fillRosterHandler } from './fillRoster';
import { followPlaces } from './followPlaces';
import { listOwnShiftsHandler } from './listOwnShifts';
import { listRosterHandler } from './listRoster';
import { listShiftRequestsHandler } from './listShiftRequests';
import { openShiftsExport, openShiftsList } from './openShiftQueries';
import { sealedShifts, shiftsUnpublished } from './periodParts';
import { planAhead } from './planAhead';
import { planShiftsHandler } from './planShifts';
import { previewPublicationHandler } from './previewPublication';
import { publishRosterHandler } from './publishRoster';
import { rosterImport } from './rosterImport';
import {
  deleteAssignmentHandler,
  previewAssignmentHandler,
  saveAssignmentHandler,
} from './saveAssignment';
import { deleteOpenShiftHandler, saveOpenShiftHandler } from './saveOpenShift';
import { listRotationsHandler, saveRotationHandler } from './saveRotation';
import { listShiftsHandler, saveShiftHandler } from './saveShift';
import {
  assignmentName,
  changeName,
  openShiftName,
  rotationName,
  shiftName,
  swapName,
} from './scheduleNames';
import { schedulesSeed } from './seed/schedulesSeed';
import { shiftEvents } from './shiftEvents';
import { shiftOfHoursHandler } from './shiftOfHours';
import { listSwapColleaguesHandler } from './swapColleagues';
import { swapRequest } from './swapRequest';
import { listShiftsToTakeHandler, takeOpenShiftHandler } from './takeOpenShift';
import { rosterName } from './tellRoster';
import { waitingSwaps } from './waitingSwaps';

// Other modules may call these.
export { type PublishedShift, publishedShifts } from './publishedShifts';
export { planDemoDays } from './seed/schedulesSeed';

export const schedulesModule = defineModule({
  handlers: {
    answerSwap: answerSwapHandler,
    askShiftChange: askShiftChangeHandler,
    askSwap: askSwapHandler,
    deleteAssignment: deleteAssignmentHandler,
    deleteOpenShift: deleteOpenShiftHandler,
    exportRoster: exportRosterHandler,
    fillRoster: fillRosterHandler,
    listAssignments: listHandler(
      assignmentsList,
      each((row) => row),
    ),
    listOpenShifts: listHandler(
      openShiftsList,
      each((row) => row),
    ),
    listOwnShifts: listOwnShiftsHandler,
    listRoster: listRosterHandler,
    listRotations: listRotationsHandler,
    listShiftRequests: listShiftRequestsHandler,
    listShifts: listShiftsHandler,
    listShiftsToTake: listShiftsToTakeHandler,
    listSwapColleagues: listSwapColleaguesHandler,
    planShifts: planShiftsHandler,
    previewAssignment: previewAssignmentHandler,
    previewPublication: previewPublicationHandler,
    publishRoster: publishRosterHandler,
    saveAssignment: saveAssignmentHandler,
    saveOpenShift: saveOpenShiftHandler,
    saveRotation: saveRotationHandler,
    saveShift: saveShiftHandler,
    shiftOfHours: shiftOfHoursHandler,
    takeOpenShift: takeOpenShiftHandler,
    withdrawSwap: withdrawSwapHandler,
  },
  lists: [assignmentsList, openShiftsList],
  boards: [listRoster],
  names: [assignmentName, changeName, openShiftName, rosterName, rotationName, shiftName, swapName],
  exports: [assignmentsExport, openShiftsExport],
  imports: [rosterImport],
  jobs: [rosterJob],
  requests: [swapRequest, changeRequest],
  chores: [
    {
      name: 'plan-ahead',
      title: 'Planificar con las rotaciones las semanas que vienen',
      cron: '25 * * * *',
      run: (db) => planAhead(db),
    },
    {
      name: 'follow-places',
      title: 'Planificar a quienes entran o cambian de área',
      cron: '*/5 * * * *',
      run: (db) => followPlaces(db),
    },
  ],
  leaving: [endShiftsBeyond],
  calendar: [shiftEvents],
  waiting: [waitingSwaps],
  openInPeriod: [shiftsUnpublished],
  sealed: [sealedShifts],
  seeds: [schedulesSeed],
});
