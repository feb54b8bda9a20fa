import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PlaceFilters } from '../list/PlaceFilters';
import type { CalendarAddress } from './useCalendarAddress';

/** These filter by site, by an area of it, and to only the people who are away. */
export function CalendarFilters({ address }: { address: CalendarAddress }) {
  const { values, setFilter } = address;
  return (
    <>
      <PlaceFilters values={values} onChange={setFilter} />
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
