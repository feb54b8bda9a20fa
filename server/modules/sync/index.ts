import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { saveLinkKeyHandler } from './address/saveLinkKey';
import { tellQuietLinks } from './alerts/tellQuietLinks';
import { deleteLinkHandler } from './deleteLink';
import { forgetRuns } from './forgetRuns';
import { copyLinkHandler, getLinkHandler, pauseLinkHandler, runLinkHandler } from './linkActions';
import { getLinkChoicesHandler } from './linkChoices';
import { getLinkDaysHandler } from './linkDays';
import { syncExport } from './linkFiles';
import { linkName } from './linkNames';
import { syncList } from './linkQueries';
import { dropLinkRejectHandler, mendLinkRejectHandler } from './mendReject';
import { tryLinkOutHandler } from './out/tryLinkOut';
import { sendWhenReopened } from './parked/askParked';
import { parkedJob } from './parked/parkedJob';
import { sendParkedRowsHandler } from './parked/sendParked';
import { presentLinkRow } from './presentLink';
import { programHandlers, programName } from './programs/programParts';
import { programsList } from './programs/programQueries';
import { linkRejectsList, linkRunsList, presentLinkRun, presentReject } from './runQueries';
import { linkJob } from './runs/linkJob';
import { startDueLinks } from './runs/startDueLinks';
import { saveLinkHandler } from './saveLink';
import { syncSeed } from './seed/syncSeed';
import { tryLinkHandler } from './tryLink';
import { deliveriesList } from './webhooks/deliveryQueries';
import { webhookChores, webhookHandlers, webhookName } from './webhooks/webhookParts';
import { webhooksList } from './webhooks/webhookQueries';

export const syncModule = defineModule({
  handlers: {
    copyLink: copyLinkHandler,
    deleteLink: deleteLinkHandler,
    dropLinkReject: dropLinkRejectHandler,
    getLink: getLinkHandler,
    getLinkChoices: getLinkChoicesHandler,
    getLinkDays: getLinkDaysHandler,
    listLinkRejects: listHandler(linkRejectsList, each(presentReject)),
    listLinkRuns: listHandler(linkRunsList, each(presentLinkRun)),
    listSync: listHandler(syncList, each(presentLinkRow)),
    mendLinkReject: mendLinkRejectHandler,
    pauseLink: pauseLinkHandler,
    runLink: runLinkHandler,
    saveLink: saveLinkHandler,
    saveLinkKey: saveLinkKeyHandler,
    sendParkedRows: sendParkedRowsHandler,
    tryLink: tryLinkHandler,
    tryLinkOut: tryLinkOutHandler,
    ...programHandlers,
    ...webhookHandlers,
  },
  lists: [syncList, linkRunsList, linkRejectsList, programsList, webhooksList, deliveriesList],
  names: [linkName, programName, webhookName],
  exports: [syncExport],
  jobs: [linkJob, parkedJob],
  reopened: [sendWhenReopened],
  chores: [
    {
      name: 'run-links',
      title: 'Correr los enlaces con otros sistemas',
      cron: '* * * * *',
      run: startDueLinks,
    },
    {
      name: 'tell-quiet-links',
      title: 'Avisar de los enlaces en los que no entra nada',
      cron: '*/10 * * * *',
      run: tellQuietLinks,
    },
    {
      name: 'forget-link-runs',
      title: 'Borrar corridas viejas de los enlaces',
      cron: '50 6 * * *',
      run: forgetRuns,
    },
    ...webhookChores,
  ],
  seeds: [syncSeed],
});
