import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { type OrderBoardColumn, useGetOrderBoardQuery } from '@/services/wms/generated/orders.gen';
import { newOrderPath } from '@/utils/paths';
import { Board } from '../board/Board';
import { BoardFilters } from '../board/BoardFilters';
import { boardInput, filterNames } from '../board/boardFilters';
import { PickerHome } from '../board/PickerHome';
import { OrderViews } from '../components/OrderViews';

const stepName = ['paso'] as const;

/** The work that is left, by the step it is in; for who picks, first what is theirs. */
export function BoardPage() {
  const params = useListParams(filterNames);
  const { values: shown, setFilter: show } = useListParams(stepName);
  const query = useGetOrderBoardQuery(boardInput(params.values));
  const picks = usePicks();
  const answer = query.currentData ?? query.data;
  const filters = (
    <BoardFilters
      params={params}
      customer={answer?.customerName}
      several={severalSites(answer?.columns ?? [])}
    />
  );
  return (
    <Page
      title="Pedidos"
      width="wide"
      action={<OrderViews view="board" />}
      filters={picks ? null : filters}
    >
      {picks && answer ? <PickerHome mine={answer.mine} /> : null}
      {picks ? <Box sx={{ mb: 2 }}>{filters}</Box> : null}
      <QueryState
        query={{ ...query, data: answer }}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ columns }) => columns.every((column) => column.total === 0)}
        onClearFilters={params.filtered ? params.clear : undefined}
        empty={
          <StateMessage
            icon="orders"
            title="No hay pedidos abiertos"
            action={
              <NextStep to={newOrderPath} flag="ORDERS.create">
                Crear un pedido
              </NextStep>
            }
          >
            Los pedidos que se creen para tu depósito aparecen acá, en el paso en que estén.
          </StateMessage>
        }
      >
        {({ columns, mine }) => (
          <Board
            columns={columns}
            step={shown.paso}
            onStep={(step) => show('paso', step)}
            above={`${picks ? mine.length : ''} ${JSON.stringify(params.values)}`}
          />
        )}
      </QueryState>
    </Page>
  );
}

/** Where all that somebody sees is of one site there is nothing to choose. */
const severalSites = (columns: readonly OrderBoardColumn[]) =>
  new Set(columns.flatMap(({ rows }) => rows.map(({ siteId }) => siteId))).size > 1;

/** A person who plans the work looks at all of it; one who only picks, at their own. */
function usePicks(): boolean {
  const picks = useSelector(selectCan('ORDERS.pick'));
  const plans = useSelector(selectCan('ORDERS.create'));
  return picks && !plans;
}
