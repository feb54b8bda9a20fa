import type { AccionKey } from '@contract/registry';
import { absencesHandlers } from './absences/handlers';
import { adminHandlers } from './admin/handlers';
import { documentsHandlers } from './documents/handlers';
import { filesHandlers } from './files/handlers';
import { holidaysHandlers } from './holidays/handlers';
import { houseHandlers } from './house/handlers';
import type { Handler } from './implement';
import { importsHandlers } from './imports/handlers';
import { jobsHandlers } from './jobs/handlers';
import { listsHandlers } from './lists/handlers';
import { newsHandlers } from './news/handlers';
import { notificationsHandlers } from './notifications/handlers';
import { ordersHandlers } from './orders/handlers';
import { postsHandlers } from './posts/handlers';
import { profileHandlers } from './profile/handlers';
import { receiptsHandlers } from './receipts/handlers';
import { serverHandlers } from './server/handlers';
import { sessionHandlers } from './session/handlers';
import { settingsHandlers } from './settings/handlers';
import { signedHandlers } from './signed/handlers';
import { summaryHandlers } from './summary/handlers';
import { usersHandlers } from './users/handlers';
import { verifyHandlers } from './verify/handlers';
import { viewsHandlers } from './views/handlers';
import { warehouseHandlers } from './warehouse/handlers';
import { workflowHandlers } from './workflow/handlers';

/** The code of every accion; a missing one is a type error. */
export const handlers = {
  ...absencesHandlers,
  ...adminHandlers,
  ...documentsHandlers,
  ...filesHandlers,
  ...holidaysHandlers,
  ...houseHandlers,
  ...importsHandlers,
  ...jobsHandlers,
  ...listsHandlers,
  ...newsHandlers,
  ...notificationsHandlers,
  ...ordersHandlers,
  ...postsHandlers,
  ...profileHandlers,
  ...receiptsHandlers,
  ...serverHandlers,
  ...sessionHandlers,
  ...settingsHandlers,
  ...signedHandlers,
  ...summaryHandlers,
  ...usersHandlers,
  ...verifyHandlers,
  ...viewsHandlers,
  ...warehouseHandlers,
  ...workflowHandlers,
} satisfies Record<AccionKey, Handler>;
