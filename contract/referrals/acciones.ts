import * as application from './applicationAcciones';
import * as interviews from './interviewAcciones';
import * as openings from './openingAcciones';
import * as referrals from './referralAcciones';

export const referralsAcciones = { ...openings, ...referrals, ...application, ...interviews };
