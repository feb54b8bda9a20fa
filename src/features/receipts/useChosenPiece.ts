import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useListReceiptPiecesQuery } from '@/services/wms/generated/receipts.gen';

const param = 'parte';

/** The slip whose pages are shown; it stands in the address, beside the filters of the list. */
export function useChosenPiece() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const id = Number(params.get(param)) || 0;
  const { data } = useListReceiptPiecesQuery(
    { size: 1, filters: [{ field: 'id', operator: 'is', value: id }] },
    { skip: id === 0 },
  );
  const pathOf = useCallback(
    (piece: { id: number }) => {
      const next = new URLSearchParams(params);
      next.set(param, String(piece.id));
      return `${pathname}?${next}`;
    },
    [params, pathname],
  );
  return { piece: data?.rows.find((row) => row.id === id) ?? null, pathOf };
}
