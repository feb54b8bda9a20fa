import { z } from 'zod';
import type { FieldValue } from '../core/field';
import { choice } from '../core/fields';

const kinds = choice('Tipo', {
  monthly: 'Mensual',
  sac: 'Aguinaldo (SAC)',
  fortnight: 'Quincena',
  vacation: 'Vacaciones',
  final: 'Liquidación final',
  adjustment: 'Ajuste',
  supplementary: 'Complementaria',
  other: 'Otro',
});
export const receiptKind = kinds.schema.meta({ id: 'ReceiptKind' });

/** The kind of pay; a slip has it, and its batch. */
export const receiptKindField = { ...kinds, schema: receiptKind };
export type ReceiptKind = FieldValue<typeof receiptKindField>;

/** The month that is paid: "2026-10". */
export const period = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Elegí el mes.');
