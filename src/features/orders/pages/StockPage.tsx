import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Icon } from '@/components/icons/Icon';
import { Pager } from '@/components/list/Pager';
import { SearchBox } from '@/components/list/SearchBox';
import { useListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';
import { type StockRow, useListStockQuery } from '../api';
import { AdjustDialog } from '../components/AdjustDialog';
import { MovementsDialog } from '../components/MovementsDialog';
import { StockTable } from '../components/StockTable';
import { STOCK_PAGE, stockFilterNames, stockRequest } from '../stockModel';

export function StockPage() {
  const { values, page, filtered, setFilter, setPage, clear } = useListParams(stockFilterNames);
  const mayAdjust = useSelector(selectCan('ORDERS.create'));
  const [adjusting, setAdjusting] = useState(false);
  const [shown, setShown] = useState<StockRow | null>(null);
  const query = useListStockQuery(stockRequest(values, page));
  const filters = (
    <FilterChips chips={[]} onClear={clear}>
      <SearchBox
        label="Buscar por producto, código o ubicación"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 380px' } }}
      />
      <Select
        size="small"
        displayEmpty
        value={['A', 'B', 'C'].includes(values.clase) ? values.clase : ''}
        onChange={(event) => setFilter('clase', event.target.value)}
        inputProps={{ 'aria-label': 'Clase' }}
      >
        <MenuItem value="">Todas las clases</MenuItem>
        {['A', 'B', 'C'].map((one) => (
          <MenuItem key={one} value={one}>
            Clase {one}
          </MenuItem>
        ))}
      </Select>
    </FilterChips>
  );
  return (
    <Page
      title="Existencias"
      back={{ to: routes.orders, label: 'Pedidos' }}
      width="wide"
      filters={filters}
      action={
        mayAdjust ? (
          <Button
            variant="contained"
            startIcon={<Icon name="add" />}
            onClick={() => setAdjusting(true)}
          >
            Ingresar o ajustar
          </Button>
        ) : null
      }
    >
      <QueryState
        query={{ ...query, data: query.currentData ?? query.data }}
        skeleton={<SkeletonRows rows={8} />}
        isEmpty={({ rows }) => rows.length === 0}
        onClearFilters={filtered || page > 1 ? clear : undefined}
        empty={
          <StateMessage icon="orders" title="Todavía no hay existencias">
            Cuando ingrese mercadería a tu depósito, la vas a ver acá por ubicación.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <StockTable rows={rows} onOpen={setShown} />
            <Pager page={page} size={STOCK_PAGE} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      {adjusting ? <AdjustDialog onClose={() => setAdjusting(false)} /> : null}
      {shown ? <MovementsDialog row={shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}
