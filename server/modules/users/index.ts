import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { beginChanges } from './beginChanges';
import { bookImport } from './book/bookImport';
import { deletePersonBookHandler } from './book/deletePersonBook';
import { getPersonBookHandler } from './book/getPersonBook';
import { personBookExport, personBookList, toPersonBookRow } from './book/personBookList';
import { savePersonBookHandler } from './book/savePersonBook';
import { changePeopleBulk, changePeopleHandler } from './changePeople';
import { createAccountsBulk, createAccountsHandler } from './createAccounts';
import { createPersonHandler } from './createPerson';
import { deactivatePersonHandler } from './deactivatePerson';
import { deleteDependantHandler } from './deleteDependant';
import { deleteEvaluationHandler } from './deleteEvaluation';
import { deletePersonHistoryHandler } from './deletePersonHistory';
import { directoryExport } from './directoryExport';
import { directoryList, toDirectoryPerson } from './directoryQueries';
import { employeesList, toEmployee } from './employeeQueries';
import { employeesExport } from './employeesExport';
import { getAccountHandler } from './getAccount';
import { getChartPathHandler } from './getChartPath';
import { getEmployeeHandler } from './getEmployee';
import { getFamilyHandler } from './getFamily';
import { getOrganisationHandler } from './getOrganisation';
import { getOwnProfileHandler } from './getOwnProfile';
import { getPayHandler } from './getPay';
import { getPersonHandler } from './getPerson';
import { getPersonPartsHandler } from './getPersonParts';
import { givePasswordsHandler } from './givePasswords';
import { liftSecondStepHandler } from './liftSecondStep';
import { listChartHandler } from './listChart';
import { listEvaluationsHandler } from './listEvaluations';
import { listPersonHistoryHandler } from './listPersonHistory';
import { mailPasswordsHandler } from './mailPasswords';
import { mailPasswordsJob } from './mailPasswordsJob';
import { payExport } from './payExport';
import { payList, toPayRow } from './payList';
import { directoryFind, employeesFind } from './peopleFinds';
import { peopleImport } from './peopleImport';
import { accountName, personName, roleName } from './peopleNames';
import { previewLeavingHandler } from './previewLeaving';
import { previewPasswordsHandler } from './previewPasswords';
import { reactivatePersonHandler } from './reactivatePerson';
import { removeOwnPhotoHandler } from './removeOwnPhoto';
import { removePersonPhotoHandler } from './removePersonPhoto';
import { resetPasswordHandler } from './resetPassword';
import { saveAccountHandler } from './saveAccount';
import { saveDependantHandler } from './saveDependant';
import { saveEmergencyContactHandler } from './saveEmergencyContact';
import { saveEvaluationHandler } from './saveEvaluation';
import { saveOwnContactHandler } from './saveOwnContact';
import { saveOwnPhotoHandler } from './saveOwnPhoto';
import { savePayHandler } from './savePay';
import { savePersonHistoryHandler } from './savePersonHistory';
import { savePersonPhotoHandler } from './savePersonPhoto';
import { usersSeed } from './seed/usersSeed';
import { teamHandover } from './teamHandover';
import { updatePersonHandler } from './updatePerson';

// Other modules may call these.
export { addPerson } from './addPerson';
export type { PersonCodes } from './book/bookCodeRules';
export { bookCodesOf, siteCodes } from './book/bookCodesOf';
export { dependants, faultsOfDependant } from './dependants';
export { directoryList, toPersonRef } from './directoryQueries';
export { refuseClosedEffect } from './effectRules';
export { keepAnAdministrator } from './keepAnAdministrator';
export { isNoHigherRole } from './mayHandRole';
export { isColleague } from './personPlace';
export { writePerson } from './writePerson';

export const usersModule = defineModule({
  handlers: {
    changePeople: changePeopleHandler,
    createAccounts: createAccountsHandler,
    createPerson: createPersonHandler,
    deactivatePerson: deactivatePersonHandler,
    deleteDependant: deleteDependantHandler,
    deleteEvaluation: deleteEvaluationHandler,
    deletePersonBook: deletePersonBookHandler,
    deletePersonHistory: deletePersonHistoryHandler,
    getAccount: getAccountHandler,
    getChartPath: getChartPathHandler,
    getEmployee: getEmployeeHandler,
    getFamily: getFamilyHandler,
    getOrganisation: getOrganisationHandler,
    getOwnProfile: getOwnProfileHandler,
    getPay: getPayHandler,
    getPerson: getPersonHandler,
    getPersonBook: getPersonBookHandler,
    getPersonParts: getPersonPartsHandler,
    givePasswords: givePasswordsHandler,
    liftSecondStep: liftSecondStepHandler,
    listChart: listChartHandler,
    listEmployees: listHandler(employeesList, each(toEmployee)),
    listEvaluations: listEvaluationsHandler,
    listPay: listHandler(payList, each(toPayRow)),
    listPeople: listHandler(directoryList, each(toDirectoryPerson)),
    listPersonBooks: listHandler(personBookList, each(toPersonBookRow)),
    listPersonHistory: listPersonHistoryHandler,
    mailPasswords: mailPasswordsHandler,
    previewLeaving: previewLeavingHandler,
    previewPasswords: previewPasswordsHandler,
    reactivatePerson: reactivatePersonHandler,
    removeOwnPhoto: removeOwnPhotoHandler,
    removePersonPhoto: removePersonPhotoHandler,
    resetPassword: resetPasswordHandler,
    saveAccount: saveAccountHandler,
    saveDependant: saveDependantHandler,
    saveEmergencyContact: saveEmergencyContactHandler,
    saveEvaluation: saveEvaluationHandler,
    saveOwnContact: saveOwnContactHandler,
    saveOwnPhoto: saveOwnPhotoHandler,
    savePay: savePayHandler,
    savePersonBook: savePersonBookHandler,
    savePersonHistory: savePersonHistoryHandler,
    savePersonPhoto: savePersonPhotoHandler,
    updatePerson: updatePersonHandler,
  },
  lists: [directoryList, employeesList, payList, personBookList],
  names: [accountName, personName, roleName],
  // The first of these finds that the asker may use answers for people.
  finds: [employeesFind, directoryFind],
  exports: [directoryExport, employeesExport, payExport, personBookExport],
  imports: [peopleImport, bookImport],
  bulk: [changePeopleBulk, createAccountsBulk],
  jobs: [mailPasswordsJob],
  handovers: [teamHandover],
  chores: [
    // Midnight comes to each site in its own time.
    {
      name: 'begin-person-changes',
      title: 'Aplicar los cambios de personas cuyo día llegó',
      cron: '*/10 * * * *',
      run: beginChanges,
    },
  ],
  seeds: [usersSeed],
});
