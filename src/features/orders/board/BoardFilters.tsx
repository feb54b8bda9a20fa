import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { RecordPicker } from '@/components/form/RecordPicker';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { FilterPopover } from '@/components/list/FilterPopover';
import { SearchBox } from '@/components/list/SearchBox';
import type { ListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { usePlaces } from '@/components/references/usePlaces';
import { selectCan } from '@/services/session/selectCan';
import { useListPickersQuery } from '@/services/wms/generated/orders.gen';
import { useListCustomersQuery } from '@/services/wms/generated/warehouse.gen';
import { idIn } from '@/utils/addressValues';
import { customerOption } from '../orderForm';
import { priorityOptions } from '../ordersModel';
import { boardChips, type FilterName } from './boardFilters';

interface BoardFiltersProps {
  params: ListParams<FilterName>;
  /** The name of the customer that is filtered by, as the server gives it. */
  customer: string | null | undefined;
  /** There are orders of more than one site. */
  several: boolean;
}

/** The filters of the board: in sight as chips, chosen in a panel that a button opens. */
export function BoardFilters({ params, customer, several }: BoardFiltersProps) {
  const { values, setFilter, clear } = params;
  const { sites } = usePlaces();
  const pickers = usePickers();
  const chips = boardChips(
    values,
    {
      site: (id) => sites.find(({ value }) => value === id)?.label,
      picker: (id) => pickers.find((one) => one.id === id)?.name,
      customer,
    },
    (name) => setFilter(name, ''),
  );
  return (
    <FilterChips chips={chips} onClear={clear}>
      <SearchBox
        label="Buscar por número, cliente o dirección"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 380 } }}
      />
      <FilterPopover label="Filtrar el tablero" onClear={clear}>
        <BoardFields params={params} customer={customer} several={several} pickers={pickers} />
      </FilterPopover>
    </FilterChips>
  );
}

/** A person who plans the work may filter by who does it. */
function usePickers() {
  const mayAssign = useSelector(selectCan('ORDERS.create'));
  const { data } = useListPickersQuery(undefined, { skip: !mayAssign });
  return (data?.rows ?? []).map(({ personId, person }) => ({ id: personId, name: person.name }));
}

interface BoardFieldsProps extends BoardFiltersProps {
  pickers: readonly { id: number; name: string }[];
}

function BoardFields({ params, customer, several, pickers }: BoardFieldsProps) {
  const { values, setFilter } = params;
  const { sites } = usePlaces();
  return (
    <>
      {several || values.sede ? (
        <Labelled label="Depósito">
          <ChoiceFilter
            label="Depósito"
            all="Todos"
            value={values.sede}
            options={sites.map(({ value, label }) => ({ id: value, name: label }))}
            onChange={(id) => setFilter('sede', id)}
          />
        </Labelled>
      ) : null}
      <Labelled label="Prioridad">
        <ChoiceFilter
          label="Prioridad"
          all="Todas"
          value={values.prioridad}
          options={priorityOptions.map(({ value, label }) => ({ id: value, name: label }))}
          onChange={(chosen) => setFilter('prioridad', chosen)}
        />
      </Labelled>
      <CustomerFilter
        value={idIn(values.cliente)}
        name={customer ?? ''}
        onChange={(id) => setFilter('cliente', id === null ? '' : String(id))}
      />
      {pickers.length > 0 ? (
        <Labelled label="Prepara">
          <ChoiceFilter
            label="Prepara"
            all="Cualquiera"
            value={values.prepara}
            options={pickers}
            onChange={(id) => setFilter('prepara', id)}
          />
        </Labelled>
      ) : null}
      <DayFilter
        label="Prometido hasta"
        value={values.hasta}
        onChange={(day) => setFilter('hasta', day)}
      />
      <FormControlLabel
        label="Solo atrasados"
        control={
          <Switch
            checked={values.atraso === 'si'}
            onChange={(event) => setFilter('atraso', event.target.checked ? 'si' : '')}
          />
        }
      />
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" component="span" aria-hidden>
        {label}
      </Typography>
      {children}
    </Box>
  );
}

interface CustomerFilterProps {
  value: number | null;
  name: string;
  onChange: (id: number | null) => void;
}

function CustomerFilter({ value, name, onChange }: CustomerFilterProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListCustomersQuery({ search, size: 20 });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" component="label" htmlFor={id}>
        Cliente
      </Typography>
      <RecordPicker
        id={id}
        label="Cliente"
        value={value === null ? null : { id: value, name }}
        onChange={(chosen) => onChange(chosen?.id ?? null)}
        options={(data?.rows ?? []).map(customerOption)}
        loading={isFetching}
        onSearch={setSearch}
        onBlur={() => undefined}
        inputRef={null}
        error={false}
        describedBy={undefined}
      />
    </Box>
  );
}
