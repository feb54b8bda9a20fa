import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Services } from './acciones/context';
import { backupJob } from './backup/backupJob';
import { backupsRoute } from './backup/backupsRoute';
import { dailyBackup } from './backup/dailyBackup';
import { makeDoor } from './backup/door';
import { bulkJob } from './bulk/bulkJob';
import type { Config } from './config';
import { openPool, taskBounds } from './db/client';
import { seedDemo } from './db/seed/seedDemo';
import { seedProduct } from './db/seed/seedProduct';
import { paperZipRoute } from './documents/paperZipRoute';
import { openEventHub } from './events/eventHub';
import { eventsRoute } from './events/eventsRoute';
import { exportJob } from './exports/exportJob';
import { exportsRoute } from './exports/exportsRoute';
import { forgetExports } from './exports/forgetExports';
import { filesRoute } from './files/filesRoute';
import { freeSpace } from './files/freeSpace';
import { openFileStore } from './files/store/openFileStore';
import { partsRoute } from './files/uploads/parts/partsRoute';
import { calendarRoute } from './holidays/calendarRoute';
import { pageLook } from './house/pageLook';
import { answerError } from './http/answerError';
import { guardBodies } from './http/bodies/guardBodies';
import { forgetIncoming } from './http/bodies/incomingFolder';
import { slowness } from './http/bodies/slowness';
import { clientFault } from './http/clientFault';
import { cors } from './http/cors';
import { farewell } from './http/farewell';
import { makeLogger } from './http/logging';
import { pagesRoute } from './http/pagesRoute';
import { referenceRoute } from './http/referenceRoute';
import { securityHeaders } from './http/securityHeaders';
import { trustedHops } from './http/trustedHops';
import { wmsRoutes } from './http/wmsRoutes';
import { importJob } from './imports/importJob';
import { importsRoute } from './imports/importsRoute';
import { chores } from './jobs/chores';
import { jobQueue } from './jobs/jobQueue';
import { openPageMarks } from './lists/pageMarks';
import { makeMailer } from './mail/mailer';
import { mailServerSettings } from './mail/mailServerSettings';
import { announcePostJob } from './notifications/announcePostJob';
import { requestMail } from './notifications/mailNotice';
import { mailNoticeJob } from './notifications/mailNoticeJob';
import { legajoRoute } from './people/legajoRoute';
import { photosRoute } from './people/photosRoute';
import { publishBatchJob } from './receipts/publishBatchJob';
import { readBatchJob } from './receipts/readBatchJob';
import { needsSetup, setupCode } from './session/firstAdministrator';
import { tokenSecret } from './session/tokenSecret';
import { certificateOnce } from './signing/certificate/certificateOnce';
import { p12Certificate } from './signing/certificate/openCertificate';
import { pdfWork } from './signing/pdf/pdfWork';
import { proofsBy } from './signing/proofs/revocation';
import { stampingBy } from './signing/proofs/timeStamp';
import { sendEnvelopeJob } from './signing/sendEnvelopeJob';
import { orderDocumentsRoute } from './warehouse/orderDocumentsRoute';
import { openWorkshop } from './workshop/openWorkshop';

export interface AppParts {
  config: Config;
  ownerUrl: string;
  appUrl: string;
  /** Where the client's build lies. */
  clientFolder: string;
  version: string;
  /** Null keeps silent, as tests want. */
  logFile: string | null;
}

const MAX_BODY = 1024 * 1024;

/** One process of the product, ready to listen. */
export async function buildApp(
  parts: AppParts,
): Promise<{ app: FastifyInstance; services: Services }> {
  const { config, ownerUrl } = parts;
  const log = makeLogger(parts.logFile);
  const database = openPool(parts.appUrl, (error) =>
    log.warn({ err: error }, 'idle connection lost'),
  );
  // Of their own, so that no task waits for a request's connection, nor a request for a task's.
  const tasks = openPool(
    parts.appUrl,
    (error) => log.warn({ err: error }, 'task connection lost'),
    taskBounds,
  );
  const { db } = database;
  const files = await openFileStore(config);
  await forgetIncoming(config);
  if (!(await needsSetup(db))) await seedProduct(tasks.db);
  else if (config.demo) await seedDemo(tasks.db, files);
  // Whoever set a certificate hears now that it cannot be read, not when somebody signs.
  if (config.signing) await p12Certificate(config.signing);
  const door = makeDoor();
  const hub = await openEventHub({ url: parts.appUrl, db, log, door });
  const marks = openPageMarks();
  hub.subscribe(marks.changed);
  const mailer = makeMailer((within = db) => mailServerSettings(within, config), log);
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  const jobs = jobQueue({
    database: tasks,
    log,
    kinds: [
      announcePostJob,
      backupJob(ownerUrl),
      bulkJob,
      exportJob,
      importJob,
      mailNoticeJob(mailer, address),
      publishBatchJob,
      readBatchJob,
      sendEnvelopeJob,
    ],
    chores: [
      ...chores,
      forgetExports(config),
      dailyBackup({ ownerUrl, config, files, version: parts.version }),
    ],
  });
  const workshop = openWorkshop();
  const services: Services = {
    config,
    ownerUrl,
    door,
    database,
    files,
    space: freeSpace(config.dataDir),
    certificate: certificateOnce(db, config),
    workshop,
    pdf: pdfWork(workshop, {
      stamping: stampingBy(config.tsaUrl, log),
      proofs: proofsBy(log),
    }),
    jobs,
    marks,
    mailer,
    requestMail: requestMail(mailer),
    jwtSecret: await tokenSecret(db),
    version: parts.version,
    setupCode: await setupCode(db),
    wake: hub.wake,
  };
  await jobs.start(services);

  const app = Fastify({
    // Fastify's narrower type, so that routes need not know the logger's library.
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: MAX_BODY,
    ...slowness,
    clientErrorHandler: clientFault,
    // Told in our own words instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, reply, request.log));
  farewell(app);
  securityHeaders(app, config);
  cors(app, config);
  guardBodies(app);
  await app.register(cookie);
  await app.register(formBody);
  await app.register(multipart);
  wmsRoutes(app, services);
  eventsRoute(app, services, hub);
  calendarRoute(app, services);
  filesRoute(app, services);
  await partsRoute(app, services);
  backupsRoute(app, services);
  paperZipRoute(app, services);
  exportsRoute(app, services);
  importsRoute(app, services);
  orderDocumentsRoute(app, services);
  photosRoute(app, services);
  legajoRoute(app, services);
  referenceRoute(app, config);
  await pagesRoute(app, { config, folder: parts.clientFolder, look: () => pageLook(db) });
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
    await workshop.close();
    await hub.close();
    await tasks.close();
    await database.close();
  });
  return { app, services };
}
