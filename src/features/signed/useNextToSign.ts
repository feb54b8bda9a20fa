import { useListSignaturesQuery } from './api';

const filters = [
  { field: 'mine' as const, operator: 'is' as const, value: true },
  { field: 'state' as const, operator: 'in' as const, value: ['pending', 'opened'] },
];
const sort = [{ field: 'dueOn' as const, direction: 'asc' as const }];

/** Another paper that waits for one's signature, the most urgent first. */
export function useNextToSign(but: number): number | null {
  const { data } = useListSignaturesQuery({ size: 5, filters, sort });
  return data?.rows.find(({ id }) => id !== but)?.id ?? null;
}
