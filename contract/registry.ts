import { absencesAcciones } from './absences/acciones';
import { adminAcciones } from './admin/acciones';
import { chatsAcciones } from './chats/acciones';
import { closesAcciones } from './closes/acciones';
import { countersAcciones } from './counters/acciones';
import { documentsAcciones } from './documents/acciones';
import { expensesAcciones } from './expenses/acciones';
import { filesAcciones } from './files/acciones';
import { garnishmentsAcciones } from './garnishments/acciones';
import { holidaysAcciones } from './holidays/acciones';
import { hoursAcciones } from './hours/acciones';
import { importsAcciones } from './imports/acciones';
import { incomeTaxAcciones } from './incomeTax/acciones';
import { jobsAcciones } from './jobs/acciones';
import { liquidationsAcciones } from './liquidations/acciones';
import { listsAcciones } from './lists/acciones';
import { loansAcciones } from './loans/acciones';
import { markingsAcciones } from './markings/acciones';
import { newsAcciones } from './news/acciones';
import { notificationsAcciones } from './notifications/acciones';
import { ordersAcciones } from './orders/acciones';
import { organisationAcciones } from './organisation/acciones';
import { postsAcciones } from './posts/acciones';
import { profileAcciones } from './profile/acciones';
import { receiptsAcciones } from './receipts/acciones';
import { receivingAcciones } from './receiving/acciones';
import { referralsAcciones } from './referrals/acciones';
import { reimbursementsAcciones } from './reimbursements/acciones';
import { renditionsAcciones } from './renditions/acciones';
import { schedulesAcciones } from './schedules/acciones';
import { searchAcciones } from './search/acciones';
import { serverAcciones } from './server/acciones';
import { sessionAcciones } from './session/acciones';
import { settingsAcciones } from './settings/acciones';
import { signedAcciones } from './signed/acciones';
import { summaryAcciones } from './summary/acciones';
import { syncAcciones } from './sync/acciones';
import { usersAcciones } from './users/acciones';
import { verifyAcciones } from './verify/acciones';
import { viewsAcciones } from './views/acciones';
import { visitsAcciones } from './visits/acciones';
import { warehouseAcciones } from './warehouse/acciones';
import { workflowAcciones } from './workflow/acciones';

/** Every accion there is; the key names its endpoint, its hook and its handler. Each module lists its own. */
export const acciones = {
  ...absencesAcciones,
  ...adminAcciones,
  ...chatsAcciones,
  ...closesAcciones,
  ...countersAcciones,
  ...documentsAcciones,
  ...expensesAcciones,
  ...filesAcciones,
  ...garnishmentsAcciones,
  ...incomeTaxAcciones,
  ...holidaysAcciones,
  ...organisationAcciones,
  ...hoursAcciones,
  ...importsAcciones,
  ...jobsAcciones,
  ...liquidationsAcciones,
  ...listsAcciones,
  ...loansAcciones,
  ...markingsAcciones,
  ...newsAcciones,
  ...notificationsAcciones,
  ...ordersAcciones,
  ...postsAcciones,
  ...profileAcciones,
  ...receiptsAcciones,
  ...receivingAcciones,
  ...reimbursementsAcciones,
  ...renditionsAcciones,
  ...schedulesAcciones,
  ...searchAcciones,
  ...serverAcciones,
  ...sessionAcciones,
  ...settingsAcciones,
  ...signedAcciones,
  ...summaryAcciones,
  ...usersAcciones,
  ...verifyAcciones,
  ...viewsAcciones,
  ...warehouseAcciones,
  ...workflowAcciones,
  ...visitsAcciones,
  ...referralsAcciones,
  ...syncAcciones,
};

export type Acciones = typeof acciones;
export type AccionKey = keyof Acciones;
