import type { AccionKey } from '@contract/registry';
import type { Handler } from './engine/acciones/implement';
import { registerModules } from './engine/module';
import { absencesModule } from './modules/absences';
import { adminModule } from './modules/admin';
import { documentsModule } from './modules/documents';
import { filesModule } from './modules/files';
import { holidaysModule } from './modules/holidays';
import { importsModule } from './modules/imports';
import { jobsModule } from './modules/jobs';
import { listsModule } from './modules/lists';
import { newsModule } from './modules/news';
import { notificationsModule } from './modules/notifications';
import { ordersModule } from './modules/orders';
import { organisationModule } from './modules/organisation';
import { postsModule } from './modules/posts';
import { profileModule } from './modules/profile';
import { receiptsModule } from './modules/receipts';
import { searchModule } from './modules/search';
import { serverModule } from './modules/server';
import { sessionModule } from './modules/session';
import { settingsModule } from './modules/settings';
import { signedModule } from './modules/signed';
import { summaryModule } from './modules/summary';
import { usersModule } from './modules/users';
import { verifyModule } from './modules/verify';
import { viewsModule } from './modules/views';
import { warehouseModule } from './modules/warehouse';
import { workflowModule } from './modules/workflow';

/** An accion that no module answers does not compile. */
const handlers = {
  ...absencesModule.handlers,
  ...adminModule.handlers,
  ...documentsModule.handlers,
  ...filesModule.handlers,
  ...holidaysModule.handlers,
  ...organisationModule.handlers,
  ...importsModule.handlers,
  ...jobsModule.handlers,
  ...listsModule.handlers,
  ...newsModule.handlers,
  ...notificationsModule.handlers,
  ...ordersModule.handlers,
  ...postsModule.handlers,
  ...profileModule.handlers,
  ...receiptsModule.handlers,
  ...searchModule.handlers,
  ...serverModule.handlers,
  ...sessionModule.handlers,
  ...settingsModule.handlers,
  ...signedModule.handlers,
  ...summaryModule.handlers,
  ...usersModule.handlers,
  ...verifyModule.handlers,
  ...viewsModule.handlers,
  ...warehouseModule.handlers,
  ...workflowModule.handlers,
} satisfies Record<AccionKey, Handler>;

registerModules(
  // Those that others stand on come first: so is the demo filled, and what a last day ends told.
  [
    absencesModule,
    adminModule,
    usersModule,
    holidaysModule,
    newsModule,
    documentsModule,
    receiptsModule,
    signedModule,
    warehouseModule,
    ordersModule,
    postsModule,
    filesModule,
    organisationModule,
    importsModule,
    jobsModule,
    listsModule,
    notificationsModule,
    profileModule,
    searchModule,
    serverModule,
    sessionModule,
    settingsModule,
    summaryModule,
    verifyModule,
    viewsModule,
    workflowModule,
  ],
  handlers,
);
