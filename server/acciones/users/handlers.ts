import { changePeopleHandler } from './changePeople';
import { createPersonHandler } from './createPerson';
import { deactivatePersonHandler } from './deactivatePerson';
import { deleteDependantHandler } from './deleteDependant';
import { deleteEvaluationHandler } from './deleteEvaluation';
import { deletePersonHistoryHandler } from './deletePersonHistory';
import { getAccountHandler } from './getAccount';
import { getChartPathHandler } from './getChartPath';
import { getEmployeeHandler } from './getEmployee';
import { getFamilyHandler } from './getFamily';
import { getOrganisationHandler } from './getOrganisation';
import { getOwnProfileHandler } from './getOwnProfile';
import { getPayHandler } from './getPay';
import { getPersonHandler } from './getPerson';
import { liftSecondStepHandler } from './liftSecondStep';
import { listChartHandler } from './listChart';
import { listEmployeesHandler } from './listEmployees';
import { listEvaluationsHandler } from './listEvaluations';
import { listPayHandler } from './listPay';
import { listPeopleHandler } from './listPeople';
import { listPersonHistoryHandler } from './listPersonHistory';
import { previewLeavingHandler } from './previewLeaving';
import { reactivatePersonHandler } from './reactivatePerson';
import { removeOwnPhotoHandler } from './removeOwnPhoto';
import { removePersonPhotoHandler } from './removePersonPhoto';
import { resetPasswordHandler } from './resetPassword';
import { saveAccountHandler } from './saveAccount';
import { saveDependantHandler } from './saveDependant';
import { saveEmergencyContactHandler } from './saveEmergencyContact';
import { saveEvaluationHandler } from './saveEvaluation';
import { saveOwnPhotoHandler } from './saveOwnPhoto';
import { savePayHandler } from './savePay';
import { savePersonHistoryHandler } from './savePersonHistory';
import { savePersonPhotoHandler } from './savePersonPhoto';
import { updatePersonHandler } from './updatePerson';

/** One line each. */
export const usersHandlers = {
  changePeople: changePeopleHandler,
  createPerson: createPersonHandler,
  deactivatePerson: deactivatePersonHandler,
  deleteDependant: deleteDependantHandler,
  deleteEvaluation: deleteEvaluationHandler,
  deletePersonHistory: deletePersonHistoryHandler,
  getAccount: getAccountHandler,
  getChartPath: getChartPathHandler,
  getEmployee: getEmployeeHandler,
  getFamily: getFamilyHandler,
  getOrganisation: getOrganisationHandler,
  getOwnProfile: getOwnProfileHandler,
  getPay: getPayHandler,
  getPerson: getPersonHandler,
  liftSecondStep: liftSecondStepHandler,
  listChart: listChartHandler,
  listEmployees: listEmployeesHandler,
  listEvaluations: listEvaluationsHandler,
  listPay: listPayHandler,
  listPeople: listPeopleHandler,
  listPersonHistory: listPersonHistoryHandler,
  previewLeaving: previewLeavingHandler,
  reactivatePerson: reactivatePersonHandler,
  removeOwnPhoto: removeOwnPhotoHandler,
  removePersonPhoto: removePersonPhotoHandler,
  resetPassword: resetPasswordHandler,
  saveAccount: saveAccountHandler,
  saveDependant: saveDependantHandler,
  saveEmergencyContact: saveEmergencyContactHandler,
  saveEvaluation: saveEvaluationHandler,
  saveOwnPhoto: saveOwnPhotoHandler,
  savePay: savePayHandler,
  savePersonHistory: savePersonHistoryHandler,
  savePersonPhoto: savePersonPhotoHandler,
  updatePerson: updatePersonHandler,
};
