import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PlaceFilters } from '../list/PlaceFilters';
import type { CalendarAddress } from './useCalendarAddress';

/** By site, by area of it, and only those who are away. */
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
