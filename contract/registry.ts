import { absencesAcciones } from './absences/acciones';
import { adminAcciones } from './admin/acciones';
import { documentsAcciones } from './documents/acciones';
import { filesAcciones } from './files/acciones';
import { holidaysAcciones } from './holidays/acciones';
import { importsAcciones } from './imports/acciones';
import { jobsAcciones } from './jobs/acciones';
import { listsAcciones } from './lists/acciones';
import { newsAcciones } from './news/acciones';
import { notificationsAcciones } from './notifications/acciones';
import { ordersAcciones } from './orders/acciones';
import { organisationAcciones } from './organisation/acciones';
import { postsAcciones } from './posts/acciones';
import { profileAcciones } from './profile/acciones';
import { receiptsAcciones } from './receipts/acciones';
import { searchAcciones } from './search/acciones';
import { serverAcciones } from './server/acciones';
import { sessionAcciones } from './session/acciones';
import { settingsAcciones } from './settings/acciones';
import { signedAcciones } from './signed/acciones';
import { summaryAcciones } from './summary/acciones';
import { usersAcciones } from './users/acciones';
import { verifyAcciones } from './verify/acciones';
import { viewsAcciones } from './views/acciones';
import { warehouseAcciones } from './warehouse/acciones';
import { workflowAcciones } from './workflow/acciones';

/** Every accion there is; the key names its endpoint, its hook and its handler. Each module lists its own. */
export const acciones = {
  ...absencesAcciones,
  ...adminAcciones,
  ...documentsAcciones,
  ...filesAcciones,
  ...holidaysAcciones,
  ...organisationAcciones,
  ...importsAcciones,
  ...jobsAcciones,
  ...listsAcciones,
  ...newsAcciones,
  ...notificationsAcciones,
  ...ordersAcciones,
  ...postsAcciones,
  ...profileAcciones,
  ...receiptsAcciones,
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
};

export type Acciones = typeof acciones;
export type AccionKey = keyof Acciones;
