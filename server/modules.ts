import type { AccionKey } from '@contract/registry';
import type { Handler } from './engine/acciones/implement';
import { registerModules } from './engine/module';
import { absencesModule } from './modules/absences';
import { adminModule } from './modules/admin';
import { chatsModule } from './modules/chats';
import { closesModule } from './modules/closes';
import { countersModule } from './modules/counters';
import { documentsModule } from './modules/documents';
import { expensesModule } from './modules/expenses';
import { filesModule } from './modules/files';
import { garnishmentsModule } from './modules/garnishments';
import { holidaysModule } from './modules/holidays';
import { hoursModule } from './modules/hours';
import { importsModule } from './modules/imports';
import { incomeTaxModule } from './modules/incomeTax';
import { jobsModule } from './modules/jobs';
import { liquidationsModule } from './modules/liquidations';
import { listsModule } from './modules/lists';
import { loansModule } from './modules/loans';
import { markingsModule } from './modules/markings';
import { newsModule } from './modules/news';
import { notificationsModule } from './modules/notifications';
import { ordersModule } from './modules/orders';
import { organisationModule } from './modules/organisation';
import { postsModule } from './modules/posts';
import { profileModule } from './modules/profile';
import { receiptsModule } from './modules/receipts';
import { receivingModule } from './modules/receiving';
import { referralsModule } from './modules/referrals';
import { reimbursementsModule } from './modules/reimbursements';
import { renditionsModule } from './modules/renditions';
import { schedulesModule } from './modules/schedules';
import { searchModule } from './modules/search';
import { serverModule } from './modules/server';
import { sessionModule } from './modules/session';
import { settingsModule } from './modules/settings';
import { signedModule } from './modules/signed';
import { summaryModule } from './modules/summary';
import { syncModule } from './modules/sync';
import { usersModule } from './modules/users';
import { verifyModule } from './modules/verify';
import { viewsModule } from './modules/views';
import { visitsModule } from './modules/visits';
import { warehouseModule } from './modules/warehouse';
import { workflowModule } from './modules/workflow';

/** An accion that no module answers does not compile. */
const handlers = {
  ...absencesModule.handlers,
  ...adminModule.handlers,
  ...chatsModule.handlers,
  ...closesModule.handlers,
  ...countersModule.handlers,
  ...receivingModule.handlers,
  ...documentsModule.handlers,
  ...expensesModule.handlers,
  ...filesModule.handlers,
  ...garnishmentsModule.handlers,
  ...incomeTaxModule.handlers,
  ...holidaysModule.handlers,
  ...organisationModule.handlers,
  ...hoursModule.handlers,
  ...importsModule.handlers,
  ...jobsModule.handlers,
  ...liquidationsModule.handlers,
  ...listsModule.handlers,
  ...loansModule.handlers,
  ...markingsModule.handlers,
  ...newsModule.handlers,
  ...notificationsModule.handlers,
  ...ordersModule.handlers,
  ...postsModule.handlers,
  ...profileModule.handlers,
  ...receiptsModule.handlers,
  ...reimbursementsModule.handlers,
  ...renditionsModule.handlers,
  ...schedulesModule.handlers,
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
  ...visitsModule.handlers,
  ...referralsModule.handlers,
  ...syncModule.handlers,
} satisfies Record<AccionKey, Handler>;

registerModules(
  // Modules that others stand on come first: the demo is filled and the end of a last day is told in this order.
  [
    absencesModule,
    adminModule,
    usersModule,
    holidaysModule,
    newsModule,
    schedulesModule,
    markingsModule,
    hoursModule,
    closesModule,
    documentsModule,
    receiptsModule,
    signedModule,
    loansModule,
    garnishmentsModule,
    incomeTaxModule,
    liquidationsModule,
    expensesModule,
    reimbursementsModule,
    renditionsModule,
    warehouseModule,
    ordersModule,
    countersModule,
    receivingModule,
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
    visitsModule,
    chatsModule,
    referralsModule,
    syncModule,
  ],
  handlers,
);
