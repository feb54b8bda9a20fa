import { useGetOrganisationQuery } from '@/services/absences/placeHooks';
import { ChoiceFilter } from './ChoiceFilter';

interface PlaceFiltersProps {
  /** The values in the address: numbers as text, '' where none is chosen. */
  values: { sede: string; area: string };
  onChange: (name: 'sede' | 'area', value: string) => void;
}

/** These filter by site, and by an area of it. */
export function PlaceFilters({ values, onChange }: PlaceFiltersProps) {
  const { data } = useGetOrganisationQuery();
  const areas = (data?.areas ?? []).filter(
    ({ siteId }) => values.sede === '' || String(siteId) === values.sede,
  );
  return (
    <>
      <ChoiceFilter
        label="Sede"
        value={values.sede}
        all="Todas las sedes"
        options={data?.sites ?? []}
        onChange={(site) => onChange('sede', site)}
      />
      <ChoiceFilter
        label="Área"
        value={values.area}
        all="Todas las áreas"
        options={areas}
        onChange={(area) => onChange('area', area)}
      />
    </>
  );
}
