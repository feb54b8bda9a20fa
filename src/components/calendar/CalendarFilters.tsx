import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useGetOrganisationQuery } from '@/services/absences/placeHooks';
import { ChoiceFilter } from '../list/ChoiceFilter';
import type { CalendarAddress } from './useCalendarAddress';

/** By site, by area of it, and only those who are away. */
export function CalendarFilters({ address }: { address: CalendarAddress }) {
  const { data } = useGetOrganisationQuery();
  const { values, setFilter, siteId } = address;
  const areas = (data?.areas ?? []).filter(
    (area) => siteId === undefined || area.siteId === siteId,
  );
  return (
    <>
      <ChoiceFilter
        label="Sede"
        value={values.sede}
        all="Todas las sedes"
        options={data?.sites ?? []}
        onChange={(site) => setFilter('sede', site)}
      />
      <ChoiceFilter
        label="Área"
        value={values.area}
        all="Todas las áreas"
        options={areas}
        onChange={(area) => setFilter('area', area)}
      />
      <FormControlLabel
        label="Solo quienes faltan"
        control={
          <Switch
            checked={values.faltan === 'si'}
            onChange={(event) => setFilter('faltan', event.target.checked ? 'si' : '')}
          />
        }
      />
    </>
  );
}
