import { z } from 'zod';
import { day, id, instant } from '../core/id';
import { period, receiptKind } from './receiptKinds';

const coverage = {
  published: z.int(),
  /** Seen, signed or not. */
  opened: z.int(),
  /** In conformity or not: both are signatures. */
  signed: z.int(),
  dissented: z.int(),
  /** In disagreement, and nobody answered yet. */
  unanswered: z.int(),
  overdue: z.int(),
};

export const receiptCoverage = z
  .object({ ...coverage, siteId: id, siteName: z.string(), areaId: id, areaName: z.string() })
  .meta({ id: 'ReceiptCoverage' });

/** The slips that were published together, and how far their signing got. */
export const receiptCampaign = z
  .object({
    ...coverage,
    id,
    title: z.string(),
    period,
    kind: receiptKind,
    dueOn: day,
    publishedAt: instant,
  })
  .meta({ id: 'ReceiptCampaign' });
