/** The type of request by which somebody is hired. */
export const REFERRAL_HIRE = 'referralHire';
