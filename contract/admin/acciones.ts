import { cancelJob } from './cancelJob';
import { createBackup } from './createBackup';
import { deleteArea } from './deleteArea';
import { deleteBackup } from './deleteBackup';
import { deleteParameter } from './deleteParameter';
import { deleteRole } from './deleteRole';
import { deleteSite } from './deleteSite';
import { encryptBackup } from './encryptBackup';
import { endSession } from './endSession';
import { getArea } from './getArea';
import { getAuditEntry } from './getAuditEntry';
import { getHealth } from './getHealth';
import { getRole } from './getRole';
import { getSite } from './getSite';
import { listAllJobs } from './listAllJobs';
import { listAllSessions } from './listAllSessions';
import { listAreas } from './listAreas';
import { listAudit } from './listAudit';
import { listBackups } from './listBackups';
import { listChores } from './listChores';
import { listParameters } from './listParameters';
import { listRoles } from './listRoles';
import { listSites } from './listSites';
import { restoreBackup } from './restoreBackup';
import { retryJob } from './retryJob';
import { saveArea } from './saveArea';
import { saveBackupPlan } from './saveBackupPlan';
import { saveParameter } from './saveParameter';
import { saveRole } from './saveRole';
import { saveSite } from './saveSite';
import { sendTestMail } from './sendTestMail';
import { startView } from './startView';
import { verifyAudit } from './verifyAudit';

/** One line each. */
export const adminAcciones = {
  cancelJob,
  createBackup,
  deleteArea,
  deleteBackup,
  deleteParameter,
  deleteRole,
  deleteSite,
  encryptBackup,
  endSession,
  getArea,
  getAuditEntry,
  getHealth,
  getRole,
  getSite,
  listAllJobs,
  listAllSessions,
  listAreas,
  listAudit,
  listBackups,
  listChores,
  listParameters,
  listRoles,
  listSites,
  restoreBackup,
  retryJob,
  saveArea,
  saveBackupPlan,
  saveParameter,
  saveRole,
  saveSite,
  sendTestMail,
  startView,
  verifyAudit,
};
