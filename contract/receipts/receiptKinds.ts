import { z } from 'zod';

/** What a slip pays. */
export const receiptKinds = ['monthly', 'sac', 'vacation', 'final', 'other'] as const;
export const receiptKind = z.enum(receiptKinds).meta({ id: 'ReceiptKind' });
export type ReceiptKind = (typeof receiptKinds)[number];

export const receiptKindTexts: Record<ReceiptKind, string> = {
  monthly: 'Mensual',
  sac: 'Aguinaldo (SAC)',
  vacation: 'Vacaciones',
  final: 'Liquidación final',
  other: 'Otro',
};

/** The month that is paid: "2026-10". */
export const period = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Elegí el mes.');
