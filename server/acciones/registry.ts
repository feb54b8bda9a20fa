import type { AccionKey } from '@contract/registry';
import { listCalendarHandler } from './absences/listCalendar';
import { cancelJobHandler } from './admin/cancelJob';
import { createBackupHandler } from './admin/createBackup';
import { deleteAreaHandler } from './admin/deleteArea';
import { deleteBackupHandler } from './admin/deleteBackup';
import { deleteParameterHandler } from './admin/deleteParameter';
import { deleteRoleHandler } from './admin/deleteRole';
import { deleteSiteHandler } from './admin/deleteSite';
import { endSessionHandler } from './admin/endSession';
import { getAreaHandler } from './admin/getArea';
import { getAuditEntryHandler } from './admin/getAuditEntry';
import { getHealthHandler } from './admin/getHealth';
import { getRoleHandler } from './admin/getRole';
import { getSiteHandler } from './admin/getSite';
import { listAllJobsHandler } from './admin/listAllJobs';
import { listAllSessionsHandler } from './admin/listAllSessions';
import { listAreasHandler } from './admin/listAreas';
import { listAuditHandler } from './admin/listAudit';
import { listBackupsHandler } from './admin/listBackups';
import { listChoresHandler } from './admin/listChores';
import { listParametersHandler } from './admin/listParameters';
import { listRolesHandler } from './admin/listRoles';
import { listSitesHandler } from './admin/listSites';
import { restoreBackupHandler } from './admin/restoreBackup';
import { retryJobHandler } from './admin/retryJob';
import { saveAreaHandler } from './admin/saveArea';
import { saveBackupPlanHandler } from './admin/saveBackupPlan';
import { saveParameterHandler } from './admin/saveParameter';
import { saveRoleHandler } from './admin/saveRole';
import { saveSiteHandler } from './admin/saveSite';
import { sendTestMailHandler } from './admin/sendTestMail';
import { startViewHandler } from './admin/startView';
import { verifyAuditHandler } from './admin/verifyAudit';
import { saveLegajoImageHandler } from './documents/saveLegajoImage';
import { uploadFileHandler } from './files/uploadFile';
import { adjustLeaveBalanceHandler } from './holidays/adjustLeaveBalance';
import { cancelLeaveHandler } from './holidays/cancelLeave';
import { deleteHouseHolidayHandler } from './holidays/deleteHouseHoliday';
import { deleteLeaveBlockHandler } from './holidays/deleteLeaveBlock';
import { getCalendarFeedHandler } from './holidays/getCalendarFeed';
import { getLeaveHandler } from './holidays/getLeave';
import { getLeaveBalanceHandler } from './holidays/getLeaveBalance';
import { interruptLeaveHandler } from './holidays/interruptLeave';
import { listAreaMinimumsHandler } from './holidays/listAreaMinimums';
import { listHouseHolidaysHandler } from './holidays/listHouseHolidays';
import { listLeaveBalancesHandler } from './holidays/listLeaveBalances';
import { listLeaveBlocksHandler } from './holidays/listLeaveBlocks';
import { listLeavesHandler } from './holidays/listLeaves';
import { listLeaveTypesHandler } from './holidays/listLeaveTypes';
import { listOwnLeavesHandler } from './holidays/listOwnLeaves';
import { listPublicHolidaysHandler } from './holidays/listPublicHolidays';
import { renewCalendarFeedHandler } from './holidays/renewCalendarFeed';
import { requestLeaveHandler } from './holidays/requestLeave';
import { revokeCalendarFeedHandler } from './holidays/revokeCalendarFeed';
import { saveAreaMinimumHandler } from './holidays/saveAreaMinimum';
import { saveHouseHolidayHandler } from './holidays/saveHouseHoliday';
import { saveLeaveBlockHandler } from './holidays/saveLeaveBlock';
import { saveLeaveTypeHandler } from './holidays/saveLeaveType';
import { simulateLeaveHandler } from './holidays/simulateLeave';
import { getHouseHandler } from './house/getHouse';
import { saveBrandingHandler } from './house/saveBranding';
import { saveMailHandler } from './house/saveMail';
import { saveSecurityHandler } from './house/saveSecurity';
import type { Handler } from './implement';
import { applyImportHandler } from './imports/applyImport';
import { discardImportHandler } from './imports/discardImport';
import { getImportHandler } from './imports/getImport';
import { listImportRowsHandler } from './imports/listImportRows';
import { mapImportHandler } from './imports/mapImport';
import { prepareImportHandler } from './imports/prepareImport';
import { listJobResultsHandler } from './jobs/listJobResults';
import { listJobsHandler } from './jobs/listJobs';
import { countListHandler } from './lists/countList';
import { createExportHandler } from './lists/createExport';
import { addCertificateHandler } from './news/addCertificate';
import { askNewsHandler } from './news/askNews';
import { changeManyNewsHandler } from './news/changeManyNews';
import { changeNewsStateHandler } from './news/changeNewsState';
import { enterManyNewsHandler } from './news/enterManyNews';
import { enterNewsHandler } from './news/enterNews';
import { getNewsHandler } from './news/getNews';
import { listNewsHandler } from './news/listNews';
import { listNewsTypesHandler } from './news/listNewsTypes';
import { saveNewsTypeHandler } from './news/saveNewsType';
import { updateNewsHandler } from './news/updateNews';
import { getNotificationPreferencesHandler } from './notifications/getNotificationPreferences';
import { listNotificationsHandler } from './notifications/listNotifications';
import { markNotificationsReadHandler } from './notifications/markNotificationsRead';
import { muteNotificationHandler } from './notifications/muteNotification';
import { assignPickerHandler } from './orders/assignPicker';
import { cancelOrderHandler } from './orders/cancelOrder';
import { changeOrdersHandler } from './orders/changeOrders';
import { checkOrderHandler } from './orders/checkOrder';
import { createOrderHandler } from './orders/createOrder';
import { deliverOrderHandler } from './orders/deliverOrder';
import { dispatchOrderHandler } from './orders/dispatchOrder';
import { finishPickingHandler } from './orders/finishPicking';
import { getOrderHandler } from './orders/getOrder';
import { getOrderBoardHandler } from './orders/getOrderBoard';
import { getOrderFiguresHandler } from './orders/getOrderFigures';
import { getOrderMapHandler } from './orders/getOrderMap';
import { holdOrderHandler } from './orders/holdOrder';
import { listOrdersHandler } from './orders/listOrders';
import { listPickersHandler } from './orders/listPickers';
import { packOrderHandler } from './orders/packOrder';
import { pickLineHandler } from './orders/pickLine';
import { releaseOrderHandler } from './orders/releaseOrder';
import { resumeOrderHandler } from './orders/resumeOrder';
import { returnLineHandler } from './orders/returnLine';
import { shortLineHandler } from './orders/shortLine';
import { startPickingHandler } from './orders/startPicking';
import { stepBackOrderHandler } from './orders/stepBackOrder';
import { substituteLineHandler } from './orders/substituteLine';
import { updateOrderHandler } from './orders/updateOrder';
import { archivePostHandler } from './posts/archivePost';
import { commentPostHandler } from './posts/commentPost';
import { confirmPostReadHandler } from './posts/confirmPostRead';
import { createPostHandler } from './posts/createPost';
import { deletePostCommentHandler } from './posts/deletePostComment';
import { getPostHandler } from './posts/getPost';
import { listPostCommentsHandler } from './posts/listPostComments';
import { listPostReadersHandler } from './posts/listPostReaders';
import { listPostsHandler } from './posts/listPosts';
import { markPostsReadHandler } from './posts/markPostsRead';
import { reactToPostHandler } from './posts/reactToPost';
import { remindPostReadersHandler } from './posts/remindPostReaders';
import { restorePostHandler } from './posts/restorePost';
import { updatePostHandler } from './posts/updatePost';
import { getProfileChangeHandler } from './profile/getProfileChange';
import { requestProfileChangeHandler } from './profile/requestProfileChange';
import { createFirstAdministratorHandler } from './server/createFirstAdministrator';
import { getMapSettingsHandler } from './server/getMapSettings';
import { serverStatusHandler } from './server/serverStatus';
import { activateSecondStepHandler } from './session/activateSecondStep';
import { changePasswordHandler } from './session/changePassword';
import { closeSessionHandler } from './session/closeSession';
import { endViewHandler } from './session/endView';
import { getSecondStepHandler } from './session/getSecondStep';
import { listSessionsHandler } from './session/listSessions';
import { prepareSecondStepHandler } from './session/prepareSecondStep';
import { removeSecondStepHandler } from './session/removeSecondStep';
import { renewRecoveryCodesHandler } from './session/renewRecoveryCodes';
import { renewSessionHandler } from './session/renewSession';
import { signInHandler } from './session/signIn';
import { signOutHandler } from './session/signOut';
import { getSettingsHandler } from './settings/getSettings';
import { saveSettingsHandler } from './settings/saveSettings';
import { countWaitingHandler } from './summary/countWaiting';
import { getCoverageHandler } from './summary/getCoverage';
import { listNearAbsencesHandler } from './summary/listNearAbsences';
import { listNearDatesHandler } from './summary/listNearDates';
import { changePeopleHandler } from './users/changePeople';
import { createPersonHandler } from './users/createPerson';
import { deactivatePersonHandler } from './users/deactivatePerson';
import { deleteDependantHandler } from './users/deleteDependant';
import { deleteEvaluationHandler } from './users/deleteEvaluation';
import { deletePersonHistoryHandler } from './users/deletePersonHistory';
import { getAccountHandler } from './users/getAccount';
import { getChartPathHandler } from './users/getChartPath';
import { getEmployeeHandler } from './users/getEmployee';
import { getFamilyHandler } from './users/getFamily';
import { getOrganisationHandler } from './users/getOrganisation';
import { getOwnProfileHandler } from './users/getOwnProfile';
import { getPayHandler } from './users/getPay';
import { getPersonHandler } from './users/getPerson';
import { liftSecondStepHandler } from './users/liftSecondStep';
import { listChartHandler } from './users/listChart';
import { listEmployeesHandler } from './users/listEmployees';
import { listEvaluationsHandler } from './users/listEvaluations';
import { listPayHandler } from './users/listPay';
import { listPeopleHandler } from './users/listPeople';
import { listPersonHistoryHandler } from './users/listPersonHistory';
import { reactivatePersonHandler } from './users/reactivatePerson';
import { removeOwnPhotoHandler } from './users/removeOwnPhoto';
import { removePersonPhotoHandler } from './users/removePersonPhoto';
import { resetPasswordHandler } from './users/resetPassword';
import { saveAccountHandler } from './users/saveAccount';
import { saveDependantHandler } from './users/saveDependant';
import { saveEmergencyContactHandler } from './users/saveEmergencyContact';
import { saveEvaluationHandler } from './users/saveEvaluation';
import { saveOwnPhotoHandler } from './users/saveOwnPhoto';
import { savePayHandler } from './users/savePay';
import { savePersonHistoryHandler } from './users/savePersonHistory';
import { savePersonPhotoHandler } from './users/savePersonPhoto';
import { updatePersonHandler } from './users/updatePerson';
import { chooseFirstViewHandler } from './views/chooseFirstView';
import { deleteViewHandler } from './views/deleteView';
import { listRoleViewsHandler } from './views/listRoleViews';
import { listViewsHandler } from './views/listViews';
import { saveViewHandler } from './views/saveView';
import { adjustStockHandler } from './warehouse/adjustStock';
import { listCustomersHandler } from './warehouse/listCustomers';
import { listLocationsHandler } from './warehouse/listLocations';
import { listProductsHandler } from './warehouse/listProducts';
import { listStockHandler } from './warehouse/listStock';
import { listStockMovementsHandler } from './warehouse/listStockMovements';
import { saveCustomerHandler } from './warehouse/saveCustomer';
import { saveLocationHandler } from './warehouse/saveLocation';
import { saveProductHandler } from './warehouse/saveProduct';
/** The code of every accion; a missing one is a type error. */
import { approveRequestHandler } from './workflow/approveRequest';
import { cancelRequestHandler } from './workflow/cancelRequest';
import { createDelegationHandler } from './workflow/createDelegation';
import { decideRequestsHandler } from './workflow/decideRequests';
import { deleteDefinitionHandler } from './workflow/deleteDefinition';
import { endDelegationHandler } from './workflow/endDelegation';
import { getRequestHandler } from './workflow/getRequest';
import { listDefinitionsHandler } from './workflow/listDefinitions';
import { listDelegationsHandler } from './workflow/listDelegations';
import { listMyRequestsHandler } from './workflow/listMyRequests';
import { listRequestTypesHandler } from './workflow/listRequestTypes';
import { listWaitingHandler } from './workflow/listWaiting';
import { moveDefinitionHandler } from './workflow/moveDefinition';
import { rejectRequestHandler } from './workflow/rejectRequest';
import { returnRequestHandler } from './workflow/returnRequest';
import { saveDefinitionHandler } from './workflow/saveDefinition';
import { tryDefinitionHandler } from './workflow/tryDefinition';

export const handlers = {
  getProfileChange: getProfileChangeHandler,
  requestProfileChange: requestProfileChangeHandler,
  countWaiting: countWaitingHandler,
  getCoverage: getCoverageHandler,
  listNearAbsences: listNearAbsencesHandler,
  listNearDates: listNearDatesHandler,
  approveRequest: approveRequestHandler,
  cancelRequest: cancelRequestHandler,
  createDelegation: createDelegationHandler,
  decideRequests: decideRequestsHandler,
  deleteDefinition: deleteDefinitionHandler,
  endDelegation: endDelegationHandler,
  getRequest: getRequestHandler,
  listDefinitions: listDefinitionsHandler,
  listDelegations: listDelegationsHandler,
  listMyRequests: listMyRequestsHandler,
  listRequestTypes: listRequestTypesHandler,
  listWaiting: listWaitingHandler,
  moveDefinition: moveDefinitionHandler,
  rejectRequest: rejectRequestHandler,
  returnRequest: returnRequestHandler,
  saveDefinition: saveDefinitionHandler,
  tryDefinition: tryDefinitionHandler,
  adjustStock: adjustStockHandler,
  applyImport: applyImportHandler,
  archivePost: archivePostHandler,
  assignPicker: assignPickerHandler,
  cancelJob: cancelJobHandler,
  cancelOrder: cancelOrderHandler,
  changeOrders: changeOrdersHandler,
  changePassword: changePasswordHandler,
  getHouse: getHouseHandler,
  saveBranding: saveBrandingHandler,
  saveMail: saveMailHandler,
  saveSecurity: saveSecurityHandler,
  activateSecondStep: activateSecondStepHandler,
  deleteArea: deleteAreaHandler,
  deleteSite: deleteSiteHandler,
  getArea: getAreaHandler,
  createBackup: createBackupHandler,
  deleteBackup: deleteBackupHandler,
  getHealth: getHealthHandler,
  getMapSettings: getMapSettingsHandler,
  getOrderMap: getOrderMapHandler,
  getSecondStep: getSecondStepHandler,
  getSite: getSiteHandler,
  listAllJobs: listAllJobsHandler,
  listAreas: listAreasHandler,
  listBackups: listBackupsHandler,
  listChores: listChoresHandler,
  listSites: listSitesHandler,
  prepareSecondStep: prepareSecondStepHandler,
  removeSecondStep: removeSecondStepHandler,
  renewRecoveryCodes: renewRecoveryCodesHandler,
  changePeople: changePeopleHandler,
  createPerson: createPersonHandler,
  deactivatePerson: deactivatePersonHandler,
  endView: endViewHandler,
  getEmployee: getEmployeeHandler,
  reactivatePerson: reactivatePersonHandler,
  restoreBackup: restoreBackupHandler,
  retryJob: retryJobHandler,
  saveArea: saveAreaHandler,
  saveSite: saveSiteHandler,
  saveBackupPlan: saveBackupPlanHandler,
  sendTestMail: sendTestMailHandler,
  startView: startViewHandler,
  removeOwnPhoto: removeOwnPhotoHandler,
  removePersonPhoto: removePersonPhotoHandler,
  saveOwnPhoto: saveOwnPhotoHandler,
  savePersonPhoto: savePersonPhotoHandler,
  updatePerson: updatePersonHandler,
  checkOrder: checkOrderHandler,
  chooseFirstView: chooseFirstViewHandler,
  closeSession: closeSessionHandler,
  commentPost: commentPostHandler,
  confirmPostRead: confirmPostReadHandler,
  countList: countListHandler,
  createExport: createExportHandler,
  createFirstAdministrator: createFirstAdministratorHandler,
  createOrder: createOrderHandler,
  createPost: createPostHandler,
  deletePostComment: deletePostCommentHandler,
  deletePersonHistory: deletePersonHistoryHandler,
  deleteRole: deleteRoleHandler,
  deleteView: deleteViewHandler,
  deliverOrder: deliverOrderHandler,
  discardImport: discardImportHandler,
  dispatchOrder: dispatchOrderHandler,
  endSession: endSessionHandler,
  finishPicking: finishPickingHandler,
  getAccount: getAccountHandler,
  getAuditEntry: getAuditEntryHandler,
  getImport: getImportHandler,
  getNotificationPreferences: getNotificationPreferencesHandler,
  getOrder: getOrderHandler,
  getOrderBoard: getOrderBoardHandler,
  getOrderFigures: getOrderFiguresHandler,
  getOrganisation: getOrganisationHandler,
  getFamily: getFamilyHandler,
  saveEmergencyContact: saveEmergencyContactHandler,
  saveDependant: saveDependantHandler,
  deleteDependant: deleteDependantHandler,
  listEvaluations: listEvaluationsHandler,
  saveEvaluation: saveEvaluationHandler,
  deleteEvaluation: deleteEvaluationHandler,
  getOwnProfile: getOwnProfileHandler,
  getPay: getPayHandler,
  getChartPath: getChartPathHandler,
  getPerson: getPersonHandler,
  listChart: listChartHandler,
  getPost: getPostHandler,
  getRole: getRoleHandler,
  getSettings: getSettingsHandler,
  holdOrder: holdOrderHandler,
  listAllSessions: listAllSessionsHandler,
  listAudit: listAuditHandler,
  listCustomers: listCustomersHandler,
  listEmployees: listEmployeesHandler,
  listImportRows: listImportRowsHandler,
  listJobResults: listJobResultsHandler,
  listJobs: listJobsHandler,
  listLocations: listLocationsHandler,
  listNotifications: listNotificationsHandler,
  listOrders: listOrdersHandler,
  listPay: listPayHandler,
  listPeople: listPeopleHandler,
  listPersonHistory: listPersonHistoryHandler,
  listPickers: listPickersHandler,
  listPostComments: listPostCommentsHandler,
  listPostReaders: listPostReadersHandler,
  listPosts: listPostsHandler,
  listProducts: listProductsHandler,
  listPublicHolidays: listPublicHolidaysHandler,
  getCalendarFeed: getCalendarFeedHandler,
  renewCalendarFeed: renewCalendarFeedHandler,
  revokeCalendarFeed: revokeCalendarFeedHandler,
  simulateLeave: simulateLeaveHandler,
  requestLeave: requestLeaveHandler,
  getLeave: getLeaveHandler,
  listOwnLeaves: listOwnLeavesHandler,
  listLeaves: listLeavesHandler,
  cancelLeave: cancelLeaveHandler,
  interruptLeave: interruptLeaveHandler,
  getLeaveBalance: getLeaveBalanceHandler,
  listLeaveBalances: listLeaveBalancesHandler,
  adjustLeaveBalance: adjustLeaveBalanceHandler,
  listLeaveTypes: listLeaveTypesHandler,
  saveLeaveType: saveLeaveTypeHandler,
  listHouseHolidays: listHouseHolidaysHandler,
  saveHouseHoliday: saveHouseHolidayHandler,
  deleteHouseHoliday: deleteHouseHolidayHandler,
  listLeaveBlocks: listLeaveBlocksHandler,
  saveLeaveBlock: saveLeaveBlockHandler,
  deleteLeaveBlock: deleteLeaveBlockHandler,
  listAreaMinimums: listAreaMinimumsHandler,
  saveAreaMinimum: saveAreaMinimumHandler,
  deleteParameter: deleteParameterHandler,
  listParameters: listParametersHandler,
  saveParameter: saveParameterHandler,
  listRoles: listRolesHandler,
  listRoleViews: listRoleViewsHandler,
  listSessions: listSessionsHandler,
  listStock: listStockHandler,
  listStockMovements: listStockMovementsHandler,
  listViews: listViewsHandler,
  mapImport: mapImportHandler,
  markNotificationsRead: markNotificationsReadHandler,
  markPostsRead: markPostsReadHandler,
  muteNotification: muteNotificationHandler,
  packOrder: packOrderHandler,
  pickLine: pickLineHandler,
  prepareImport: prepareImportHandler,
  reactToPost: reactToPostHandler,
  releaseOrder: releaseOrderHandler,
  remindPostReaders: remindPostReadersHandler,
  renewSession: renewSessionHandler,
  liftSecondStep: liftSecondStepHandler,
  resetPassword: resetPasswordHandler,
  restorePost: restorePostHandler,
  resumeOrder: resumeOrderHandler,
  returnLine: returnLineHandler,
  saveAccount: saveAccountHandler,
  saveCustomer: saveCustomerHandler,
  saveLegajoImage: saveLegajoImageHandler,
  saveLocation: saveLocationHandler,
  savePay: savePayHandler,
  savePersonHistory: savePersonHistoryHandler,
  saveProduct: saveProductHandler,
  saveRole: saveRoleHandler,
  saveSettings: saveSettingsHandler,
  saveView: saveViewHandler,
  serverStatus: serverStatusHandler,
  shortLine: shortLineHandler,
  signIn: signInHandler,
  signOut: signOutHandler,
  startPicking: startPickingHandler,
  stepBackOrder: stepBackOrderHandler,
  substituteLine: substituteLineHandler,
  updateOrder: updateOrderHandler,
  updatePost: updatePostHandler,
  uploadFile: uploadFileHandler,
  addCertificate: addCertificateHandler,
  askNews: askNewsHandler,
  changeManyNews: changeManyNewsHandler,
  changeNewsState: changeNewsStateHandler,
  enterManyNews: enterManyNewsHandler,
  enterNews: enterNewsHandler,
  getNews: getNewsHandler,
  listNews: listNewsHandler,
  listNewsTypes: listNewsTypesHandler,
  saveNewsType: saveNewsTypeHandler,
  updateNews: updateNewsHandler,
  listCalendar: listCalendarHandler,
  verifyAudit: verifyAuditHandler,
} satisfies Record<AccionKey, Handler>;
