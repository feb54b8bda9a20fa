import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { receiptCampaign } from './receiptCampaign';

export const listReceiptCampaigns = defineAccion({
  name: 'campaniaRecibos.listar',
  module: 'receipts',
  summary: 'Los recibos que se publicaron juntos y cuántos se firmaron, los últimos primero.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  sensitive: true,
  input: z.object({ page: z.int().min(1).max(10_000).default(1) }),
  output: z.object({ rows: z.array(receiptCampaign), total: z.int() }),
  provides: [list('Receipt')],
});
