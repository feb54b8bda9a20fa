import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { receiptCampaign, receiptCoverage } from './receiptCampaign';

export const getReceiptCampaign = defineAccion({
  name: 'campaniaRecibos.obtener',
  module: 'receipts',
  summary: 'Cuántos recibos de una campaña se abrieron y se firmaron, por sede y por área.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptCampaign.extend({ places: z.array(receiptCoverage) }),
  errors: ['no_encontrado'],
  provides: [list('Receipt')],
});
