import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { routes as paths } from '@/utils/paths';
import {
  allReferralsPath,
  applyPage,
  newOpeningPath,
  ownReferralsPath,
  referralBoardPath,
} from '@/utils/referralPaths';

const openings = `${paths.referrals}/openings/:id`;

export const routes: RouteObject[] = [
  {
    path: paths.referrals,
    lazy: async () => ({ Component: (await import('./pages/OpeningsPage')).OpeningsPage }),
  },
  {
    path: ownReferralsPath,
    lazy: async () => ({ Component: (await import('./pages/OwnReferralsPage')).OwnReferralsPage }),
  },
  {
    path: referralBoardPath,
    lazy: async () => ({
      Component: (await import('./pages/ReferralBoardPage')).ReferralBoardPage,
    }),
  },
  {
    path: allReferralsPath,
    lazy: async () => ({ Component: (await import('./pages/AllReferralsPage')).AllReferralsPage }),
  },
  {
    path: newOpeningPath,
    lazy: async () => ({ Component: (await import('./pages/NewOpeningPage')).NewOpeningPage }),
  },
  {
    path: openings,
    lazy: async () => ({ Component: needsId((await import('./pages/OpeningPage')).OpeningPage) }),
  },
  {
    path: `${openings}/edit`,
    lazy: async () => ({
      Component: needsId((await import('./pages/EditOpeningPage')).EditOpeningPage),
    }),
  },
  {
    path: `${openings}/invite`,
    lazy: async () => ({ Component: needsId((await import('./pages/InvitePage')).InvitePage) }),
  },
  {
    path: `${paths.referrals}/:id`,
    lazy: async () => ({
      Component: needsId((await import('./pages/ReferralPage')).ReferralPage),
    }),
  },
];

export const applyRoutes: RouteObject[] = [
  {
    path: applyPage,
    lazy: async () => ({ Component: (await import('./apply/ApplyPage')).ApplyPage }),
  },
];
