import { listCalendar } from './absences/listCalendar';
import { cancelJob } from './admin/cancelJob';
import { createBackup } from './admin/createBackup';
import { deleteArea } from './admin/deleteArea';
import { deleteBackup } from './admin/deleteBackup';
import { deleteParameter } from './admin/deleteParameter';
import { deleteRole } from './admin/deleteRole';
import { deleteSite } from './admin/deleteSite';
import { endSession } from './admin/endSession';
import { getArea } from './admin/getArea';
import { getAuditEntry } from './admin/getAuditEntry';
import { getHealth } from './admin/getHealth';
import { getRole } from './admin/getRole';
import { getSite } from './admin/getSite';
import { listAllJobs } from './admin/listAllJobs';
import { listAllSessions } from './admin/listAllSessions';
import { listAreas } from './admin/listAreas';
import { listAudit } from './admin/listAudit';
import { listBackups } from './admin/listBackups';
import { listChores } from './admin/listChores';
import { listParameters } from './admin/listParameters';
import { listRoles } from './admin/listRoles';
import { listSites } from './admin/listSites';
import { restoreBackup } from './admin/restoreBackup';
import { retryJob } from './admin/retryJob';
import { saveArea } from './admin/saveArea';
import { saveBackupPlan } from './admin/saveBackupPlan';
import { saveParameter } from './admin/saveParameter';
import { saveRole } from './admin/saveRole';
import { saveSite } from './admin/saveSite';
import { sendTestMail } from './admin/sendTestMail';
import { startView } from './admin/startView';
import { verifyAudit } from './admin/verifyAudit';
import { saveLegajoImage } from './documents/saveLegajoImage';
import { uploadFile } from './files/uploadFile';
import { adjustLeaveBalance } from './holidays/adjustLeaveBalance';
import { cancelLeave } from './holidays/cancelLeave';
import { deleteHouseHoliday } from './holidays/deleteHouseHoliday';
import { deleteLeaveBlock } from './holidays/deleteLeaveBlock';
import { getCalendarFeed } from './holidays/getCalendarFeed';
import { getLeave } from './holidays/getLeave';
import { getLeaveBalance } from './holidays/getLeaveBalance';
import { interruptLeave } from './holidays/interruptLeave';
import { listAreaMinimums } from './holidays/listAreaMinimums';
import { listHouseHolidays } from './holidays/listHouseHolidays';
import { listLeaveBalances } from './holidays/listLeaveBalances';
import { listLeaveBlocks } from './holidays/listLeaveBlocks';
import { listLeaves } from './holidays/listLeaves';
import { listLeaveTypes } from './holidays/listLeaveTypes';
import { listOwnLeaves } from './holidays/listOwnLeaves';
import { listPublicHolidays } from './holidays/listPublicHolidays';
import { renewCalendarFeed } from './holidays/renewCalendarFeed';
import { requestLeave } from './holidays/requestLeave';
import { revokeCalendarFeed } from './holidays/revokeCalendarFeed';
import { saveAreaMinimum } from './holidays/saveAreaMinimum';
import { saveHouseHoliday } from './holidays/saveHouseHoliday';
import { saveLeaveBlock } from './holidays/saveLeaveBlock';
import { saveLeaveType } from './holidays/saveLeaveType';
import { simulateLeave } from './holidays/simulateLeave';
import { getHouse } from './house/getHouse';
import { saveBranding } from './house/saveBranding';
import { saveMail } from './house/saveMail';
import { saveSecurity } from './house/saveSecurity';
import { applyImport } from './imports/applyImport';
import { discardImport } from './imports/discardImport';
import { getImport } from './imports/getImport';
import { listImportRows } from './imports/listImportRows';
import { mapImport } from './imports/mapImport';
import { prepareImport } from './imports/prepareImport';
import { listJobResults } from './jobs/listJobResults';
import { listJobs } from './jobs/listJobs';
import { countList } from './lists/countList';
import { createExport } from './lists/createExport';
import { addCertificate } from './news/addCertificate';
import { askNews } from './news/askNews';
import { changeManyNews } from './news/changeManyNews';
import { changeNewsState } from './news/changeNewsState';
import { enterManyNews } from './news/enterManyNews';
import { enterNews } from './news/enterNews';
import { getNews } from './news/getNews';
import { listNews } from './news/listNews';
import { listNewsTypes } from './news/listNewsTypes';
import { saveNewsType } from './news/saveNewsType';
import { updateNews } from './news/updateNews';
import { getNotificationPreferences } from './notifications/getNotificationPreferences';
import { listNotifications } from './notifications/listNotifications';
import { markNotificationsRead } from './notifications/markNotificationsRead';
import { muteNotification } from './notifications/muteNotification';
import { assignPicker } from './orders/assignPicker';
import { cancelOrder } from './orders/cancelOrder';
import { changeOrders } from './orders/changeOrders';
import { checkOrder } from './orders/checkOrder';
import { createOrder } from './orders/createOrder';
import { deliverOrder } from './orders/deliverOrder';
import { dispatchOrder } from './orders/dispatchOrder';
import { finishPicking } from './orders/finishPicking';
import { getOrder } from './orders/getOrder';
import { getOrderBoard } from './orders/getOrderBoard';
import { getOrderFigures } from './orders/getOrderFigures';
import { getOrderMap } from './orders/getOrderMap';
import { holdOrder } from './orders/holdOrder';
import { listOrders } from './orders/listOrders';
import { listPickers } from './orders/listPickers';
import { packOrder } from './orders/packOrder';
import { pickLine } from './orders/pickLine';
import { releaseOrder } from './orders/releaseOrder';
import { resumeOrder } from './orders/resumeOrder';
import { returnLine } from './orders/returnLine';
import { shortLine } from './orders/shortLine';
import { startPicking } from './orders/startPicking';
import { stepBackOrder } from './orders/stepBackOrder';
import { substituteLine } from './orders/substituteLine';
import { updateOrder } from './orders/updateOrder';
import { archivePost } from './posts/archivePost';
import { commentPost } from './posts/commentPost';
import { confirmPostRead } from './posts/confirmPostRead';
import { createPost } from './posts/createPost';
import { deletePostComment } from './posts/deletePostComment';
import { getPost } from './posts/getPost';
import { listPostComments } from './posts/listPostComments';
import { listPostReaders } from './posts/listPostReaders';
import { listPosts } from './posts/listPosts';
import { markPostsRead } from './posts/markPostsRead';
import { reactToPost } from './posts/reactToPost';
import { remindPostReaders } from './posts/remindPostReaders';
import { restorePost } from './posts/restorePost';
import { updatePost } from './posts/updatePost';
import { getProfileChange } from './profile/getProfileChange';
import { requestProfileChange } from './profile/requestProfileChange';
import { createFirstAdministrator } from './server/createFirstAdministrator';
import { getMapSettings } from './server/getMapSettings';
import { serverStatus } from './server/serverStatus';
import { activateSecondStep } from './session/activateSecondStep';
import { changePassword } from './session/changePassword';
import { closeSession } from './session/closeSession';
import { endView } from './session/endView';
import { getSecondStep } from './session/getSecondStep';
import { listSessions } from './session/listSessions';
import { prepareSecondStep } from './session/prepareSecondStep';
import { removeSecondStep } from './session/removeSecondStep';
import { renewRecoveryCodes } from './session/renewRecoveryCodes';
import { renewSession } from './session/renewSession';
import { signIn } from './session/signIn';
import { signOut } from './session/signOut';
import { getSettings } from './settings/getSettings';
import { saveSettings } from './settings/saveSettings';
import { countWaiting } from './summary/countWaiting';
import { getCoverage } from './summary/getCoverage';
import { listNearAbsences } from './summary/listNearAbsences';
import { listNearDates } from './summary/listNearDates';
import { changePeople } from './users/changePeople';
import { createPerson } from './users/createPerson';
import { deactivatePerson } from './users/deactivatePerson';
import { deleteDependant } from './users/deleteDependant';
import { deleteEvaluation } from './users/deleteEvaluation';
import { deletePersonHistory } from './users/deletePersonHistory';
import { getAccount } from './users/getAccount';
import { getChartPath } from './users/getChartPath';
import { getEmployee } from './users/getEmployee';
import { getFamily } from './users/getFamily';
import { getOrganisation } from './users/getOrganisation';
import { getOwnProfile } from './users/getOwnProfile';
import { getPay } from './users/getPay';
import { getPerson } from './users/getPerson';
import { liftSecondStep } from './users/liftSecondStep';
import { listChart } from './users/listChart';
import { listEmployees } from './users/listEmployees';
import { listEvaluations } from './users/listEvaluations';
import { listPay } from './users/listPay';
import { listPeople } from './users/listPeople';
import { listPersonHistory } from './users/listPersonHistory';
import { reactivatePerson } from './users/reactivatePerson';
import { removeOwnPhoto } from './users/removeOwnPhoto';
import { removePersonPhoto } from './users/removePersonPhoto';
import { resetPassword } from './users/resetPassword';
import { saveAccount } from './users/saveAccount';
import { saveDependant } from './users/saveDependant';
import { saveEmergencyContact } from './users/saveEmergencyContact';
import { saveEvaluation } from './users/saveEvaluation';
import { saveOwnPhoto } from './users/saveOwnPhoto';
import { savePay } from './users/savePay';
import { savePersonHistory } from './users/savePersonHistory';
import { savePersonPhoto } from './users/savePersonPhoto';
import { updatePerson } from './users/updatePerson';
import { chooseFirstView } from './views/chooseFirstView';
import { deleteView } from './views/deleteView';
import { listRoleViews } from './views/listRoleViews';
import { listViews } from './views/listViews';
import { saveView } from './views/saveView';
import { adjustStock } from './warehouse/adjustStock';
import { listCustomers } from './warehouse/listCustomers';
import { listLocations } from './warehouse/listLocations';
import { listProducts } from './warehouse/listProducts';
import { listStock } from './warehouse/listStock';
import { listStockMovements } from './warehouse/listStockMovements';
import { saveCustomer } from './warehouse/saveCustomer';
import { saveLocation } from './warehouse/saveLocation';
import { saveProduct } from './warehouse/saveProduct';
/** Every accion there is; the key names its endpoint, its hook and its handler. */
import { approveRequest } from './workflow/approveRequest';
import { cancelRequest } from './workflow/cancelRequest';
import { createDelegation } from './workflow/createDelegation';
import { decideRequests } from './workflow/decideRequests';
import { deleteDefinition } from './workflow/deleteDefinition';
import { endDelegation } from './workflow/endDelegation';
import { getRequest } from './workflow/getRequest';
import { listDefinitions } from './workflow/listDefinitions';
import { listDelegations } from './workflow/listDelegations';
import { listMyRequests } from './workflow/listMyRequests';
import { listRequestTypes } from './workflow/listRequestTypes';
import { listWaiting } from './workflow/listWaiting';
import { moveDefinition } from './workflow/moveDefinition';
import { rejectRequest } from './workflow/rejectRequest';
import { returnRequest } from './workflow/returnRequest';
import { saveDefinition } from './workflow/saveDefinition';
import { tryDefinition } from './workflow/tryDefinition';

export const acciones = {
  getProfileChange,
  requestProfileChange,
  countWaiting,
  getCoverage,
  listNearAbsences,
  listNearDates,
  approveRequest,
  cancelRequest,
  createDelegation,
  decideRequests,
  deleteDefinition,
  endDelegation,
  getRequest,
  listDefinitions,
  listDelegations,
  listMyRequests,
  listRequestTypes,
  listWaiting,
  moveDefinition,
  rejectRequest,
  returnRequest,
  saveDefinition,
  tryDefinition,
  adjustStock,
  applyImport,
  archivePost,
  assignPicker,
  cancelJob,
  cancelOrder,
  changeOrders,
  changePassword,
  getHouse,
  saveBranding,
  saveMail,
  saveSecurity,
  activateSecondStep,
  deleteArea,
  deleteSite,
  getArea,
  createBackup,
  deleteBackup,
  getHealth,
  getMapSettings,
  getOrderMap,
  getSecondStep,
  getSite,
  listAllJobs,
  listAreas,
  listBackups,
  listChores,
  listSites,
  prepareSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  changePeople,
  createPerson,
  deactivatePerson,
  endView,
  getEmployee,
  reactivatePerson,
  restoreBackup,
  retryJob,
  saveArea,
  saveSite,
  saveBackupPlan,
  sendTestMail,
  startView,
  removeOwnPhoto,
  removePersonPhoto,
  saveOwnPhoto,
  savePersonPhoto,
  getFamily,
  saveEmergencyContact,
  saveDependant,
  deleteDependant,
  listEvaluations,
  saveEvaluation,
  deleteEvaluation,
  getOwnProfile,
  updatePerson,
  checkOrder,
  chooseFirstView,
  closeSession,
  commentPost,
  confirmPostRead,
  countList,
  createExport,
  createFirstAdministrator,
  createOrder,
  createPost,
  deletePostComment,
  deletePersonHistory,
  deleteRole,
  deleteView,
  deliverOrder,
  discardImport,
  dispatchOrder,
  endSession,
  finishPicking,
  getAccount,
  getAuditEntry,
  getImport,
  getNotificationPreferences,
  getOrder,
  getOrderBoard,
  getOrderFigures,
  getOrganisation,
  getPay,
  getChartPath,
  getPerson,
  listChart,
  getPost,
  getRole,
  getSettings,
  holdOrder,
  listAllSessions,
  listAudit,
  listCustomers,
  listEmployees,
  listImportRows,
  listJobResults,
  listJobs,
  listLocations,
  listNotifications,
  listOrders,
  listPay,
  listPeople,
  listPersonHistory,
  listPickers,
  listPostComments,
  listPostReaders,
  listPosts,
  listProducts,
  listPublicHolidays,
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
  simulateLeave,
  requestLeave,
  getLeave,
  listOwnLeaves,
  listLeaves,
  cancelLeave,
  interruptLeave,
  getLeaveBalance,
  listLeaveBalances,
  adjustLeaveBalance,
  listLeaveTypes,
  saveLeaveType,
  listHouseHolidays,
  saveHouseHoliday,
  deleteHouseHoliday,
  listLeaveBlocks,
  saveLeaveBlock,
  deleteLeaveBlock,
  listAreaMinimums,
  saveAreaMinimum,
  deleteParameter,
  listParameters,
  saveParameter,
  listRoles,
  listRoleViews,
  listSessions,
  listStock,
  listStockMovements,
  listViews,
  mapImport,
  markNotificationsRead,
  markPostsRead,
  muteNotification,
  packOrder,
  pickLine,
  prepareImport,
  reactToPost,
  releaseOrder,
  remindPostReaders,
  renewSession,
  liftSecondStep,
  resetPassword,
  restorePost,
  resumeOrder,
  returnLine,
  saveAccount,
  saveCustomer,
  saveLegajoImage,
  saveLocation,
  savePay,
  savePersonHistory,
  saveProduct,
  saveRole,
  saveSettings,
  saveView,
  serverStatus,
  shortLine,
  signIn,
  signOut,
  startPicking,
  stepBackOrder,
  substituteLine,
  updateOrder,
  updatePost,
  uploadFile,
  addCertificate,
  askNews,
  changeManyNews,
  changeNewsState,
  enterManyNews,
  enterNews,
  getNews,
  listNews,
  listNewsTypes,
  saveNewsType,
  updateNews,
  listCalendar,
  verifyAudit,
};

export type Acciones = typeof acciones;
export type AccionKey = keyof Acciones;
