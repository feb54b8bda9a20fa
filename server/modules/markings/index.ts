import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { addPunchPhotoHandler } from './addPunchPhoto';
import { askCorrectionHandler } from './askCorrection';
import {
  listMatchedCredentialsHandler,
  listUnknownCredentialsHandler,
  unmatchCredentialHandler,
} from './clockCredentials';
import { closeForgottenExits } from './closeForgottenExits';
import { correctionRequest } from './correctionRequest';
import { enterManyPunchesBulk, enterManyPunchesHandler } from './enterManyPunches';
import { forgetPunchPhotos } from './forgetPunchPhotos';
import { CLOCK_CHORE, getClockFolderHandler } from './getClockFolder';
import { getPresenceHandler } from './getPresence';
import { getPunchHandler } from './getPunch';
import { getPunchMonthHandler } from './getPunchMonth';
import { getPunchStateHandler } from './getPunchState';
import { listOutsidePunchesHandler } from './listOutsidePunches';
import { listPunchDayHandler } from './listPunchDay';
import {
  correctionName,
  credentialName,
  kioskName,
  ownCredentialName,
  punchName,
} from './markingNames';
import { matchCredentialHandler } from './matchCredential';
import { choosePinHandler, getCredentialHandler, renewCredentialHandler } from './ownCredential';
import {
  activateKioskHandler,
  getKioskStateHandler,
  pairKioskHandler,
  revokeKioskHandler,
} from './pairKiosk';
import { markingsOpen, sealedPunches } from './periodParts';
import { punchAtKioskHandler } from './punchAtKiosk';
import { punchExport } from './punchExport';
import { punchFiles } from './punchFiles';
import { punchImport } from './punchImport';
import { punchList, toPunchRow } from './punchList';
import { punchNowHandler } from './punchNow';
import { readClockFolder } from './readClockFolder';
import { listKiosksHandler, saveKioskHandler } from './saveKiosk';
import { markingsSeed } from './seed/markingsSeed';

// Other modules may call these.
export { makeClockFolder } from './clockFolder';
export { keepMonths } from './keepMonths';
export { markingFiguresOver } from './markingFigures';
export { pairMarked } from './pairing/pairAgain';
export { pairMonths } from './pairMonths';
export { pairPunches, type Stretch } from './pairPunches';
export { peopleThere } from './peopleThere';
export { punchesBetween } from './punchFacts';
export { punchTurn } from './punchMoment';
export { punchVouched } from './punchVouched';
export { punchDemoDays } from './seed/markingsSeed';
export { punchersOf } from './seed/punchers';
export { clockIn, instantAt } from './wallClock';

export const markingsModule = defineModule({
  handlers: {
    activateKiosk: activateKioskHandler,
    addPunchPhoto: addPunchPhotoHandler,
    askCorrection: askCorrectionHandler,
    choosePin: choosePinHandler,
    enterManyPunches: enterManyPunchesHandler,
    getClockFolder: getClockFolderHandler,
    getCredential: getCredentialHandler,
    getKioskState: getKioskStateHandler,
    getPresence: getPresenceHandler,
    getPunch: getPunchHandler,
    getPunchMonth: getPunchMonthHandler,
    getPunchState: getPunchStateHandler,
    listKiosks: listKiosksHandler,
    listMatchedCredentials: listMatchedCredentialsHandler,
    listOutsidePunches: listOutsidePunchesHandler,
    listPunchDay: listPunchDayHandler,
    listPunches: listHandler(punchList, each(toPunchRow)),
    listUnknownCredentials: listUnknownCredentialsHandler,
    matchCredential: matchCredentialHandler,
    pairKiosk: pairKioskHandler,
    punchAtKiosk: punchAtKioskHandler,
    punchNow: punchNowHandler,
    renewCredential: renewCredentialHandler,
    revokeKiosk: revokeKioskHandler,
    saveKiosk: saveKioskHandler,
    unmatchCredential: unmatchCredentialHandler,
  },
  lists: [punchList],
  names: [punchName, correctionName, credentialName, kioskName, ownCredentialName],
  exports: [punchExport],
  imports: [punchImport],
  bulk: [enterManyPunchesBulk],
  requests: [correctionRequest],
  chores: [
    {
      name: 'close-forgotten-exits',
      title: 'Cerrar las salidas que nadie fichó',
      cron: '*/10 * * * *',
      run: (db) => closeForgottenExits(db),
    },
    {
      name: CLOCK_CHORE,
      title: 'Leer lo que dejaron los relojes en su carpeta',
      cron: '* * * * *',
      run: readClockFolder,
    },
    {
      name: 'forget-punch-photos',
      title: 'Borrar las fotos viejas de las fichadas',
      cron: '50 3 * * *',
      run: (db) => forgetPunchPhotos(db),
    },
  ],
  opens: [punchFiles],
  openInPeriod: markingsOpen,
  sealed: [sealedPunches],
  seeds: [markingsSeed],
});
