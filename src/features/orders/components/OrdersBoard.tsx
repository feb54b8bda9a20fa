import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetOrderBoardQuery } from '../api';
import { Board } from './Board';
import { NoOrders } from './NoOrders';

interface OrdersBoardProps {
  search: string;
  onClear: () => void;
}

export function OrdersBoard({ search, onClear }: OrdersBoardProps) {
  const query = useGetOrderBoardQuery({ search });
  return (
    <QueryState
      query={{ ...query, data: query.currentData ?? query.data }}
      skeleton={<SkeletonRows rows={6} />}
      isEmpty={({ columns }) => columns.every((column) => column.total === 0)}
      onClearFilters={search ? onClear : undefined}
      empty={<NoOrders />}
    >
      {({ columns }) => <Board columns={columns} />}
    </QueryState>
  );
}
