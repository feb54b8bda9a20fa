import { listsApi } from '../wms/generated/lists.gen';

interface Counted {
  total: number;
  atLeast: boolean;
}

/** A page answers before everything is counted; the exact figure follows while people already read. */
export function useExactTotal(
  list: string,
  input: Record<string, unknown>,
  answer: { total: number; atLeast?: boolean } | undefined,
): Counted {
  const early = answer?.atLeast === true;
  const { currentData } = listsApi.useCountListQuery({ list, input }, { skip: !early });
  if (early && currentData) return { total: currentData.total, atLeast: false };
  return { total: answer?.total ?? 0, atLeast: early };
}
