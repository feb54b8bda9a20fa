import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import type { ListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { type filterNames, stateOptions } from './mapFilters';

type Name = (typeof filterNames)[number];

export function MapFilters({ values, setFilter, clear, filtered }: ListParams<Name>) {
  const { data } = useGetOrganisationQuery();
  const chips = filtered ? [{ id: 'todo', label: 'Todos los filtros', onRemove: clear }] : [];
  return (
    <FilterChips chips={chips} onClear={clear}>
      <ChoiceFilter
        label="Sede"
        all="Todas las sedes"
        value={values.sede}
        options={data?.sites ?? []}
        onChange={(id) => setFilter('sede', id)}
      />
      <ChoiceFilter
        label="Estado"
        all="Todos los estados"
        value={values.estado}
        options={stateOptions}
        onChange={(state) => setFilter('estado', state)}
      />
      <DayFilter
        label="Prometido desde"
        value={values.desde}
        onChange={(day) => setFilter('desde', day)}
      />
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
    </FilterChips>
  );
}
