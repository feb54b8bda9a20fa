import { newPersonPath, routes } from './paths';

const segment = encodeURIComponent;

export const ownReferralsPath = `${routes.referrals}/mine`;
export const referralBoardPath = `${routes.referrals}/board`;
export const allReferralsPath = `${routes.referrals}/all`;
export const newOpeningPath = `${routes.referrals}/openings/new`;
export const openingPath = (id: number) => `${routes.referrals}/openings/${id}`;
export const editOpeningPath = (id: number) => `${openingPath(id)}/edit`;
export const inviteReferralPath = (openingId: number) => `${openingPath(openingId)}/invite`;
export const openingReferralsPath = (openingId: number) =>
  `${allReferralsPath}?filtro=openingId:is:${openingId}`;
export const referralPath = (id: number) => `${routes.referrals}/${id}`;
/** The file of somebody who was hired, begun with what is known of them. */
export const admitReferralPath = (id: number) => `${newPersonPath}?referido=${id}`;

/** Where a candidate applies, and comes back to: a page for anybody. */
export const applyPage = '/apply';
/** Behind the sign that no browser sends, so that the code stays out of every log. */
export const applyPath = (code: string) => `${applyPage}#${segment(code)}`;
