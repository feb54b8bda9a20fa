import { useListReceiptsQuery } from '@/services/wms/generated/receipts.gen';
import { isToSign } from './receiptTexts';

const filters = [{ field: 'mine' as const, operator: 'is' as const, value: true }];
const sort = [{ field: 'period' as const, direction: 'desc' as const }];

/** One's own slips, the latest first; two hundred are sixteen years of them. */
export const useOwnReceipts = () => useListReceiptsQuery({ size: 200, filters, sort });

/** The slips that the person has still to sign besides this one, the oldest first. */
export function useNextToSign(id: number) {
  const { data } = useOwnReceipts();
  const waiting = (data?.rows ?? []).filter((row) => row.id !== id && isToSign(row)).reverse();
  return { known: data !== undefined, next: waiting[0], left: waiting.length };
}
