import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { SearchBox } from '@/components/list/SearchBox';
import type { ListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { useListRequestTypesQuery } from '@/services/wms/generated/workflow.gen';
import type { filterNames } from '../inboxModel';

type Name = (typeof filterNames)[number];

export function InboxFilters({ values, setFilter, clear }: ListParams<Name>) {
  const { data } = useListRequestTypesQuery();
  const types = (data?.rows ?? []).map(({ type, label }) => ({ id: type, name: label }));
  const type = types.find(({ id }) => id === values.tipo);
  const chips = [
    ...(type
      ? [{ id: 'tipo', label: `Tipo: ${type.name}`, onRemove: () => setFilter('tipo', '') }]
      : []),
    ...(values.demoradas
      ? [{ id: 'demoradas', label: 'Demoradas', onRemove: () => setFilter('demoradas', '') }]
      : []),
  ];
  return (
    <FilterChips chips={chips} onClear={clear}>
      <SearchBox
        label="Buscar por persona o solicitud"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }}
      />
      <ChoiceFilter
        label="Tipo"
        all="Todos los tipos"
        value={values.tipo}
        options={types}
        onChange={(value) => setFilter('tipo', value)}
      />
      <ChoiceFilter
        label="Plazo"
        all="Todos los plazos"
        value={values.demoradas}
        options={[{ id: '1', name: 'Solo las demoradas' }]}
        onChange={(value) => setFilter('demoradas', value)}
      />
    </FilterChips>
  );
}
