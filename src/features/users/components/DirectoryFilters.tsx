import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { SearchBox } from '@/components/list/SearchBox';
import type { ListParams } from '@/components/list/useListParams';
import { FilterChips } from '@/components/page/FilterChips';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import type { filterNames } from '../directoryModel';

type Name = (typeof filterNames)[number];

export function DirectoryFilters({ values, setFilter, clear }: ListParams<Name>) {
  const { data } = useGetOrganisationQuery();
  const sites = data?.sites ?? [];
  const areas = (data?.areas ?? []).filter(
    (area) => values.sede === '' || String(area.siteId) === values.sede,
  );
  const nameOf = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((item) => String(item.id) === id)?.name;
  const chips = [
    { id: 'sede' as const, label: 'Sede', name: nameOf(sites, values.sede) },
    { id: 'area' as const, label: 'Área', name: nameOf(data?.areas ?? [], values.area) },
  ].flatMap(({ id, label, name }) =>
    name ? [{ id, label: `${label}: ${name}`, onRemove: () => setFilter(id, '') }] : [],
  );
  return (
    <FilterChips chips={chips} onClear={clear}>
      <SearchBox
        label="Buscar por nombre, legajo o puesto"
        value={values.buscar}
        onChange={(text) => setFilter('buscar', text)}
        sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' } }}
      />
      <ChoiceFilter
        label="Sede"
        all="Todas las sedes"
        value={values.sede}
        options={sites}
        onChange={(id) => {
          setFilter('area', '');
          setFilter('sede', id);
        }}
      />
      <ChoiceFilter
        label="Área"
        all="Todas las áreas"
        value={values.area}
        options={areas}
        onChange={(id) => setFilter('area', id)}
      />
    </FilterChips>
  );
}
