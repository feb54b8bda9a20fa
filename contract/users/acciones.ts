import { changePeople } from './changePeople';
import { createPerson } from './createPerson';
import { deactivatePerson } from './deactivatePerson';
import { deleteDependant } from './deleteDependant';
import { deleteEvaluation } from './deleteEvaluation';
import { deletePersonHistory } from './deletePersonHistory';
import { getAccount } from './getAccount';
import { getChartPath } from './getChartPath';
import { getEmployee } from './getEmployee';
import { getFamily } from './getFamily';
import { getOrganisation } from './getOrganisation';
import { getOwnProfile } from './getOwnProfile';
import { getPay } from './getPay';
import { getPerson } from './getPerson';
import { liftSecondStep } from './liftSecondStep';
import { listChart } from './listChart';
import { listEmployees } from './listEmployees';
import { listEvaluations } from './listEvaluations';
import { listPay } from './listPay';
import { listPeople } from './listPeople';
import { listPersonHistory } from './listPersonHistory';
import { previewLeaving } from './previewLeaving';
import { reactivatePerson } from './reactivatePerson';
import { removeOwnPhoto } from './removeOwnPhoto';
import { removePersonPhoto } from './removePersonPhoto';
import { resetPassword } from './resetPassword';
import { saveAccount } from './saveAccount';
import { saveDependant } from './saveDependant';
import { saveEmergencyContact } from './saveEmergencyContact';
import { saveEvaluation } from './saveEvaluation';
import { saveOwnPhoto } from './saveOwnPhoto';
import { savePay } from './savePay';
import { savePersonHistory } from './savePersonHistory';
import { savePersonPhoto } from './savePersonPhoto';
import { updatePerson } from './updatePerson';

/** One line each. */
export const usersAcciones = {
  changePeople,
  createPerson,
  deactivatePerson,
  deleteDependant,
  deleteEvaluation,
  deletePersonHistory,
  getAccount,
  getChartPath,
  getEmployee,
  getFamily,
  getOrganisation,
  getOwnProfile,
  getPay,
  getPerson,
  liftSecondStep,
  listChart,
  listEmployees,
  listEvaluations,
  listPay,
  listPeople,
  listPersonHistory,
  previewLeaving,
  reactivatePerson,
  removeOwnPhoto,
  removePersonPhoto,
  resetPassword,
  saveAccount,
  saveDependant,
  saveEmergencyContact,
  saveEvaluation,
  saveOwnPhoto,
  savePay,
  savePersonHistory,
  savePersonPhoto,
  updatePerson,
};
