import cookie from '@fastify/cookie';
import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { openPool, taskBounds } from './db/client';
import type { Services } from './engine/acciones/context';
import { backupJob } from './engine/backup/backupJob';
import { backupsRoute } from './engine/backup/backupsRoute';
import { dailyBackup } from './engine/backup/dailyBackup';
import { makeDoor } from './engine/backup/door';
import { bulkJob } from './engine/bulk/bulkJob';
import type { Config } from './engine/config/config';
import { openEventHub } from './engine/events/eventHub';
import { eventsRoute } from './engine/events/eventsRoute';
import { exportJob } from './engine/exports/exportJob';
import { exportsRoute } from './engine/exports/exportsRoute';
import { forgetExports } from './engine/exports/forgetExports';
import { filesRoute } from './engine/files/filesRoute';
import { freeSpace } from './engine/files/freeSpace';
import { openFileStore } from './engine/files/store/openFileStore';
import { partsRoute } from './engine/files/uploads/parts/partsRoute';
import { answerError } from './engine/http/answerError';
import { guardBodies } from './engine/http/bodies/guardBodies';
import { forgetIncoming } from './engine/http/bodies/incomingFolder';
import { slowness } from './engine/http/bodies/slowness';
import { clientFault } from './engine/http/clientFault';
import { cors } from './engine/http/cors';
import { farewell } from './engine/http/farewell';
import { makeLogger, OneLineEach } from './engine/http/logging';
import { pagesRoute } from './engine/http/pagesRoute';
import { referenceRoute } from './engine/http/referenceRoute';
import { securityHeaders } from './engine/http/securityHeaders';
import { trustedHops } from './engine/http/trustedHops';
import { wmsRoutes } from './engine/http/wmsRoutes';
import { importJob } from './engine/imports/importJob';
import { importsRoute } from './engine/imports/importsRoute';
import { chores } from './engine/jobs/chores';
import { jobQueue } from './engine/jobs/jobQueue';
import { openPageMarks } from './engine/lists/pageMarks';
import { makeMailer } from './engine/mail/mailer';
import { mailServerSettings } from './engine/mail/mailServerSettings';
import { partsOf } from './engine/module';
import { mailChannel } from './engine/notifications/mailChannel';
import { pushChannel } from './engine/notifications/pushChannel';
import { type OutsideReach, publicReach } from './engine/outside/outsideReach';
import { legajoRoute } from './engine/people/legajoRoute';
import { photosRoute } from './engine/people/photosRoute';
import { makePusher } from './engine/push/pusher';
import { pushKeys } from './engine/push/pushKeys';
import { needsSetup, setupCode } from './engine/session/firstAdministrator';
import { tokenSecret } from './engine/session/tokenSecret';
import { logoRoute } from './engine/settings/logoRoute';
import { pageLook } from './engine/settings/pageLook';
import { certificateOnce } from './engine/signing/certificate/certificateOnce';
import { pdfWork } from './engine/signing/pdf/pdfWork';
import { proofsBy } from './engine/signing/proofs/proofsBy';
import { stampingBy } from './engine/signing/proofs/stampingBy';
import { seedProduct } from './seed/seedProduct';
import './modules';
import { ownAddress } from './engine/config/ownAddress';
import { openWorkshop } from './engine/workshop/openWorkshop';
import { makeClockFolder } from './modules/markings';

export interface AppParts {
  config: Config;
  ownerUrl: string;
  appUrl: string;
  /** Where the client's build lies. */
  clientFolder: string;
  version: string;
  /** Null keeps silent, as tests want. */
  logFile: string | null;
  /** Left out: the public internet. */
  pushReach?: OutsideReach;
  /** Left out: the public internet, and what an administrator allowed. */
  outsideReach?: OutsideReach;
}

const MAX_BODY = 1024 * 1024;

const noSchema = (): never => {
  throw new Error('what comes in is checked by the contract, not by a schema of a route');
};
/** Fastify would load its own compilers of schemas, which nothing here has. */
const noSchemas = { buildValidator: noSchema, buildSerializer: noSchema };

/** This builds a process of the product, ready to listen. */
export async function buildApp(
  parts: AppParts,
): Promise<{ app: FastifyInstance; services: Services }> {
  const { config, ownerUrl } = parts;
  const log = makeLogger(parts.logFile);
  const named = config.prepare;
  const database = openPool(
    parts.appUrl,
    (error) => log.warn({ err: error }, 'idle connection lost'),
    { named },
  );
  // Tasks have connections of their own: none waits for a request's connection, nor a request for a task's.
  const tasks = openPool(
    parts.appUrl,
    (error) => log.warn({ err: error }, 'task connection lost'),
    { ...taskBounds, named },
  );
  const { db } = database;
  const files = await openFileStore(config);
  await forgetIncoming(config);
  await makeClockFolder(config);
  if (!(await needsSetup(db))) await seedProduct(tasks.db);
  else if (config.demo) {
    const { seedDemo } = await import('./seed/seedDemo');
    await seedDemo(tasks.db, files);
  }
  // An unreadable certificate is told of now, to the person who set it, and not when somebody signs.
  if (config.signing) {
    const { p12Certificate } = await import('./engine/signing/certificate/openCertificate');
    await p12Certificate(config.signing);
  }
  const door = makeDoor();
  const hub = await openEventHub({ url: parts.appUrl, db, log, door });
  const marks = openPageMarks();
  hub.subscribe(marks.changed);
  const mailer = makeMailer((within = db) => mailServerSettings(within, config), log);
  const pusher = makePusher(config, parts.pushReach);
  await pushKeys(db);
  const channels = [mailChannel(mailer, ownAddress(config)), pushChannel(pusher)];
  const jobs = jobQueue({
    database: tasks,
    log,
    kinds: [
      backupJob(ownerUrl),
      bulkJob,
      exportJob,
      importJob,
      ...channels.map(({ job }) => job),
      ...partsOf('jobs'),
    ],
    chores: [
      ...chores,
      ...partsOf('chores'),
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
    channels: channels.map(({ request }) => request),
    pusher,
    outside: parts.outsideReach ?? publicReach,
    jwtSecret: await tokenSecret(db),
    version: parts.version,
    setupCode: await setupCode(db),
    wake: hub.wake,
    whisper: hub.whisper,
  };
  await jobs.start(services);

  const app = Fastify({
    // Fastify's narrower type, so that routes need not know the logger's library.
    loggerInstance: log as FastifyBaseLogger,
    logController: new OneLineEach(),
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: MAX_BODY,
    ...slowness,
    clientErrorHandler: clientFault,
    // Told in our own words instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: noSchemas },
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
  filesRoute(app, services);
  await partsRoute(app, services);
  backupsRoute(app, services);
  exportsRoute(app, services);
  importsRoute(app, services);
  logoRoute(app, services);
  photosRoute(app, services);
  legajoRoute(app, services);
  for (const route of partsOf('routes')) route(app, services);
  referenceRoute(app, config);
  await pagesRoute(app, { config, folder: parts.clientFolder, look: () => pageLook(db) });
  app.addHook('onClose', async () => {
    await jobs.stop();
    mailer.close();
    pusher.close();
    await workshop.close();
    await hub.close();
    await tasks.close();
    await database.close();
  });
  return { app, services };
}
