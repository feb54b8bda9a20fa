import type { RouteObject } from 'react-router-dom';
import {
  publishReceiptsPath,
  receiptCampaignsPath,
  receiptPeoplePath,
  withoutReceiptPath,
} from '@/utils/payPaths';

export const campaignRoutes: RouteObject[] = [
  {
    path: receiptCampaignsPath,
    lazy: async () => ({ Component: (await import('./pages/CampaignsPage')).CampaignsPage }),
  },
  {
    path: `${receiptCampaignsPath}/:id`,
    lazy: async () => ({ Component: (await import('./pages/CampaignPage')).CampaignPage }),
  },
  {
    path: receiptPeoplePath,
    lazy: async () => ({ Component: (await import('./pages/AllReceiptsPage')).AllReceiptsPage }),
  },
  {
    path: `${receiptPeoplePath}/:id`,
    lazy: async () => ({
      Component: (await import('./pages/ReceiptOfPersonPage')).ReceiptOfPersonPage,
    }),
  },
  {
    path: withoutReceiptPath,
    lazy: async () => ({
      Component: (await import('./pages/WithoutReceiptPage')).WithoutReceiptPage,
    }),
  },
  {
    path: publishReceiptsPath,
    lazy: async () => ({ Component: (await import('./pages/PublishPage')).PublishPage }),
  },
  {
    path: `${publishReceiptsPath}/:id`,
    lazy: async () => ({ Component: (await import('./pages/BatchPage')).BatchPage }),
  },
];
