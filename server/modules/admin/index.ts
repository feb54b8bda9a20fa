import { listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { areaHandover } from './areaHandover';
import { auditExport } from './auditExport';
import { auditList, toAuditRow } from './auditQueries';
import { tellEntries } from './auditSentence';
import { cancelJobHandler } from './cancelJob';
import { createBackupHandler } from './createBackup';
import { deleteAreaHandler } from './deleteArea';
import { deleteBackupHandler } from './deleteBackup';
import { deleteParameterHandler } from './deleteParameter';
import { deleteRoleHandler } from './deleteRole';
import { deleteSiteHandler } from './deleteSite';
import { encryptBackupHandler } from './encryptBackup';
import { endSessionHandler } from './endSession';
import { getAreaHandler } from './getArea';
import { getAuditEntryHandler } from './getAuditEntry';
import { getFirstStepsHandler } from './getFirstSteps';
import { getHealthHandler } from './getHealth';
import { getRoleHandler } from './getRole';
import { getSiteHandler } from './getSite';
import { jobsList } from './jobQueries';
import { listAllJobsHandler } from './listAllJobs';
import { listAllSessionsHandler } from './listAllSessions';
import { listAreasHandler } from './listAreas';
import { listBackupsHandler } from './listBackups';
import { listChoresHandler } from './listChores';
import { listParametersHandler } from './listParameters';
import { listRolesHandler } from './listRoles';
import { listSitesHandler } from './listSites';
import { areaName, siteName } from './placeNames';
import { restoreBackupHandler } from './restoreBackup';
import { retryJobHandler } from './retryJob';
import { saveAreaHandler } from './saveArea';
import { saveBackupPlanHandler } from './saveBackupPlan';
import { saveFirstStepsHandler } from './saveFirstSteps';
import { saveParameterHandler } from './saveParameter';
import { saveRoleHandler } from './saveRole';
import { saveSiteHandler } from './saveSite';
import { adminSeed } from './seed/adminSeed';
import { sendTestMailHandler } from './sendTestMail';
import { sessionsList } from './sessionQueries';
import { startViewHandler } from './startView';
import { verifyAuditHandler } from './verifyAudit';

// Other modules may call these.
export { checkPlace } from './checkPlace';
export { repeatParameter } from './repeatParameter';

export const adminModule = defineModule({
  handlers: {
    cancelJob: cancelJobHandler,
    createBackup: createBackupHandler,
    deleteArea: deleteAreaHandler,
    deleteBackup: deleteBackupHandler,
    deleteParameter: deleteParameterHandler,
    deleteRole: deleteRoleHandler,
    deleteSite: deleteSiteHandler,
    encryptBackup: encryptBackupHandler,
    endSession: endSessionHandler,
    getArea: getAreaHandler,
    getAuditEntry: getAuditEntryHandler,
    getFirstSteps: getFirstStepsHandler,
    getHealth: getHealthHandler,
    getRole: getRoleHandler,
    getSite: getSiteHandler,
    listAllJobs: listAllJobsHandler,
    listAllSessions: listAllSessionsHandler,
    listAreas: listAreasHandler,
    listAudit: listHandler(auditList, async (rows, { db, viewer }) =>
      (await tellEntries(db, viewer, rows)).map(toAuditRow),
    ),
    listBackups: listBackupsHandler,
    listChores: listChoresHandler,
    listParameters: listParametersHandler,
    listRoles: listRolesHandler,
    listSites: listSitesHandler,
    restoreBackup: restoreBackupHandler,
    retryJob: retryJobHandler,
    saveArea: saveAreaHandler,
    saveBackupPlan: saveBackupPlanHandler,
    saveFirstSteps: saveFirstStepsHandler,
    saveParameter: saveParameterHandler,
    saveRole: saveRoleHandler,
    saveSite: saveSiteHandler,
    sendTestMail: sendTestMailHandler,
    startView: startViewHandler,
    verifyAudit: verifyAuditHandler,
  },
  exports: [auditExport],
  lists: [auditList, jobsList, sessionsList],
  handovers: [areaHandover],
  names: [areaName, siteName],
  seeds: [adminSeed],
});
