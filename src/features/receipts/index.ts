import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { publishReceiptsPath, receiptCampaignsPath, receiptPeoplePath } from '@/utils/payPaths';
import { campaignRoutes } from './campaignRoutes';
import { routes } from './routes';

export const receipts: FeatureManifest = {
  id: 'receipts',
  flag: 'RECEIPTS',
  group: 'pay',
  label: 'Recibos',
  icon: 'receipts',
  order: 10,
  paths: [{ path: paths.receipts, label: 'Mis recibos', keywords: 'sueldo haberes firmar' }],
  routes: () => routes,
};

/** For who publishes slips and follows their signing: a part of the same module, with its own flag. */
export const receiptCampaigns: FeatureManifest = {
  id: 'receiptCampaigns',
  flag: 'LIQUIDATION.SHOW',
  group: 'pay',
  label: 'Firma de recibos',
  icon: 'verified',
  order: 20,
  paths: [
    { path: receiptCampaignsPath, label: 'Firma de recibos', keywords: 'campaña cobertura' },
    { path: receiptPeoplePath, label: 'Recibos de todos', keywords: 'disconformidad sin firmar' },
    {
      path: publishReceiptsPath,
      label: 'Publicar recibos',
      flag: 'LIQUIDATION.APPROVE',
      keywords: 'separar PDF',
      action: true,
    },
  ],
  routes: () => campaignRoutes,
};
