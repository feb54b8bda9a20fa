import { useListSignaturesQuery } from '@/services/wms/generated/signed.gen';

const filters = [
  { field: 'mine' as const, operator: 'is' as const, value: true },
  { field: 'state' as const, operator: 'in' as const, value: ['pending', 'opened'] },
];
const sort = [{ field: 'dueOn' as const, direction: 'asc' as const }];

/** Another paper that waits for one's signature, the most urgent first; undefined while that is not known. */
export function useNextToSign(but: number): number | null | undefined {
  const { data } = useListSignaturesQuery({ size: 5, filters, sort });
  return data && (data.rows.find(({ id }) => id !== but)?.id ?? null);
}
