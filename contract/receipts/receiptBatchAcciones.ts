import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import { receiptBatch, receiptBatchFields, receiptBatchFiles } from './receiptBatch';
import { receiptCampaign, receiptCoverage } from './receiptCampaign';

export const listReceiptBatches = defineAccion({
  name: 'loteRecibos.listar',
  module: 'receipts',
  summary: 'Los lotes de recibos que se están preparando y los que ya se publicaron.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: listInput({ sort: ['createdAt', 'period'], filter: ['state', 'period', 'kind'] }),
  output: listOutput(receiptBatch),
  provides: [list('ReceiptBatch')],
});

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

export const getReceiptBatch = defineAccion({
  name: 'loteRecibos.obtener',
  module: 'receipts',
  summary: 'Un lote de recibos: cuántos se reconocieron y en qué está.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptBatch,
  errors: ['no_encontrado'],
  provides: [byInput('ReceiptBatch'), list('ReceiptBatch')],
});

export const getReceiptCampaign = defineAccion({
  name: 'campaniaRecibos.obtener',
  module: 'receipts',
  summary: 'Cuántos recibos de un lote se abrieron y se firmaron, por sede y por área.',
  method: 'GET',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptCampaign.extend({ places: z.array(receiptCoverage) }),
  errors: ['no_encontrado'],
  provides: [list('Receipt')],
});

export const createReceiptBatch = defineAccion({
  name: 'loteRecibos.crear',
  module: 'receipts',
  summary: 'Lee los recibos que dio el sistema de sueldos y busca de quién es cada uno.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: receiptBatchFields.extend({ files: privateField(receiptBatchFiles) }),
  output: receiptBatch,
  errors: ['sin_permiso'],
  invalidates: [list('ReceiptBatch'), list('Job')],
});

export const discardReceiptBatch = defineAccion({
  name: 'loteRecibos.descartar',
  module: 'receipts',
  summary: 'Abandona un lote que no se publicó.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});

export const publishReceiptBatch = defineAccion({
  name: 'loteRecibos.publicar',
  module: 'receipts',
  summary: 'Publica los recibos reconocidos de un lote: cada persona recibe el suyo para firmar.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** `undecided`: how many, doubtful or nobody's, stay unpublished with the knowledge of who publishes. */
  input: z.object({ id, version, undecided: z.int().min(0).default(0) }),
  output: receiptBatch,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch'), list('Job')],
});
