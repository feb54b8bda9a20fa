import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetOrderBoardQuery } from '@/services/wms/generated/orders.gen';
import { Board } from '../components/Board';
import { OrderViews } from '../components/OrderViews';

const filterNames = ['buscar'] as const;

/** The work that is left, by the step it is in. */
export function BoardPage() {
  const { values, setFilter, clear } = useListParams(filterNames);
  const query = useGetOrderBoardQuery({ search: values.buscar });
  return (
    <Page
      title="Pedidos"
      width="wide"
      action={<OrderViews view="board" />}
      filters={
        <SearchBox
          label="Buscar por número, cliente o dirección"
          value={values.buscar}
          onChange={(text) => setFilter('buscar', text)}
          sx={{ width: { xs: '100%', sm: 380 } }}
        />
      }
    >
      <QueryState
        query={{ ...query, data: query.currentData ?? query.data }}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ columns }) => columns.every((column) => column.total === 0)}
        onClearFilters={values.buscar ? clear : undefined}
        empty={
          <StateMessage icon="orders" title="No hay pedidos abiertos">
            Los pedidos que se creen para tu depósito aparecen acá, en el paso en que estén.
          </StateMessage>
        }
      >
        {({ columns }) => <Board columns={columns} />}
      </QueryState>
    </Page>
  );
}
