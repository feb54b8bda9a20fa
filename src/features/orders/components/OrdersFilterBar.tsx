import { orderStates } from '@contract/orders/orderState';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SearchBox } from '@/components/list/SearchBox';
import type { ListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { type filterNames, whichOf } from '../listModel';
import { stateLabels } from '../ordersModel';

type Name = (typeof filterNames)[number];

interface OrdersFilterBarProps extends ListParams<Name> {
  board: boolean;
}

/** Board or list, what to look for and, in the list, which orders. */
export function OrdersFilterBar({ values, setFilter, clear, board }: OrdersFilterBarProps) {
  const state = orderStates.find((one) => one === values.estado);
  const chips = state
    ? [
        {
          id: 'estado',
          label: `Estado: ${stateLabels[state]}`,
          onRemove: () => setFilter('estado', ''),
        },
      ]
    : [];
  return (
    <FilterChips chips={board ? [] : chips} onClear={clear}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Cómo verlos"
        value={board ? 'tablero' : 'lista'}
        onChange={(_event, view: string | null) =>
          view && setFilter('vista', view === 'lista' ? 'lista' : '')
        }
      >
        <ToggleButton value="tablero">Tablero</ToggleButton>
        <ToggleButton value="lista">Lista</ToggleButton>
      </ToggleButtonGroup>
      <SearchBox
        label="Buscar por número, cliente o dirección"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 380px' } }}
      />
      {board ? null : (
        <>
          <Select
            size="small"
            value={whichOf(values)}
            onChange={(event) => setFilter('que', event.target.value)}
            inputProps={{ 'aria-label': 'Cuáles' }}
            sx={{ flex: { xs: '1 1 40%', sm: 'none' } }}
          >
            <MenuItem value="abiertos">Abiertos</MenuItem>
            <MenuItem value="atrasados">Atrasados</MenuItem>
            <MenuItem value="todos">Todos</MenuItem>
          </Select>
          <Select
            size="small"
            displayEmpty
            value={state ?? ''}
            onChange={(event) => setFilter('estado', event.target.value)}
            inputProps={{ 'aria-label': 'Estado' }}
            sx={{ flex: { xs: '1 1 40%', sm: 'none' } }}
          >
            <MenuItem value="">Cualquier estado</MenuItem>
            {orderStates.map((one) => (
              <MenuItem key={one} value={one}>
                {stateLabels[one]}
              </MenuItem>
            ))}
          </Select>
        </>
      )}
    </FilterChips>
  );
}
