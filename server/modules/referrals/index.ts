import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { admitReferralHandler } from './admitReferral';
import { correctOwnApplicationHandler } from './correctOwnApplication';
import { beginReferralHandler, noteReferralHandler, rejectReferralHandler } from './decideReferral';
import {
  askReferralErasureHandler,
  cancelReferralHandler,
  eraseReferralHandler,
} from './eraseReferral';
import { forgetReferrals } from './forgetReferrals';
import { getReferralHandler } from './getReferral';
import { hireReferralHandler } from './hireReferral';
import { hireRequest } from './hireRequest';
import { interviewEvents } from './interviewQueries';
import { cancelInterviewHandler, saveInterviewHandler } from './interviews';
import { inviteReferralHandler } from './inviteReferral';
import { kindLetterJob } from './kindLetter';
import { linkReferralHandler } from './linkReferral';
import { askOwnErasureHandler, openApplicationHandler } from './openApplication';
import { announceReferralOpeningHandler } from './openingOnWall';
import { referralOpeningsList, toOpening } from './openingQueries';
import { PAY_REFERRALS, payBonuses } from './payBonuses';
import { presentReferralRow } from './presentReferral';
import { referralFiles } from './referralFiles';
import {
  referralName,
  referralOpeningName,
  referralOpeningsExport,
  referralsExport,
  waitingReferrals,
} from './referralParts';
import { referralsList } from './referralQueries';
import { getReferralOpeningHandler, saveReferralOpeningHandler } from './saveOpening';
import { referralsSeed } from './seed/referralsSeed';
import { sendApplicationHandler } from './sendApplication';
import { shareReferralOpeningHandler } from './shareOpening';

export const referralsModule = defineModule({
  handlers: {
    admitReferral: admitReferralHandler,
    announceReferralOpening: announceReferralOpeningHandler,
    askOwnErasure: askOwnErasureHandler,
    askReferralErasure: askReferralErasureHandler,
    beginReferral: beginReferralHandler,
    cancelInterview: cancelInterviewHandler,
    cancelReferral: cancelReferralHandler,
    correctOwnApplication: correctOwnApplicationHandler,
    eraseReferral: eraseReferralHandler,
    getReferral: getReferralHandler,
    getReferralOpening: getReferralOpeningHandler,
    hireReferral: hireReferralHandler,
    inviteReferral: inviteReferralHandler,
    linkReferral: linkReferralHandler,
    listReferralOpenings: listHandler(referralOpeningsList, each(toOpening)),
    listReferrals: listHandler(referralsList, each(presentReferralRow)),
    noteReferral: noteReferralHandler,
    openApplication: openApplicationHandler,
    rejectReferral: rejectReferralHandler,
    saveInterview: saveInterviewHandler,
    saveReferralOpening: saveReferralOpeningHandler,
    sendApplication: sendApplicationHandler,
    shareReferralOpening: shareReferralOpeningHandler,
  },
  lists: [referralOpeningsList, referralsList],
  names: [referralName, referralOpeningName],
  exports: [referralOpeningsExport, referralsExport],
  opens: [referralFiles],
  waiting: [waitingReferrals],
  calendar: [interviewEvents],
  requests: [hireRequest],
  jobs: [kindLetterJob],
  chores: [
    {
      name: 'forget-referrals',
      title: 'Borrar los datos de referidos que vencieron o que pidieron que se borren',
      cron: '25 * * * *',
      run: forgetReferrals,
    },
    {
      name: PAY_REFERRALS,
      title: 'Cargar los bonos por referir cuyo día llegó',
      cron: '45 * * * *',
      run: payBonuses,
    },
  ],
  seeds: [referralsSeed],
});
