import { useListPeopleWithoutReceiptQuery } from '@/services/wms/generated/receipts.gen';

/** How many were to be paid and have no slip of this batch; null until it is known. */
export function useWithoutReceipt(batchId: number, skip = false): number | null {
  const { data } = useListPeopleWithoutReceiptQuery(
    { size: 1, filters: [{ field: 'batchId', operator: 'is', value: batchId }] },
    { skip },
  );
  return data?.total ?? null;
}
