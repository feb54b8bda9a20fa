import Box from '@mui/material/Box';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { usePlaces } from '@/components/references/usePlaces';
import type { DayAndSiteFilter } from './dayAndSiteAsked';

interface DayAndSiteProps {
  values: DayAndSiteFilter;
  /** The day that is shown, where the address names none. */
  day: string | undefined;
  onChange: (name: keyof DayAndSiteFilter, value: string) => void;
}

/** The filters say which day of punches, and of which site. */
export function DayAndSite({ values, day, onChange }: DayAndSiteProps) {
  const { sites } = usePlaces();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <DayFilter
        label="Día"
        value={values.dia || (day ?? '')}
        onChange={(next) => onChange('dia', next)}
      />
      <ChoiceFilter
        label="Sede"
        all="Todas las sedes"
        value={values.sede}
        options={sites.map(({ value, label }) => ({ id: value, name: label }))}
        onChange={(next) => onChange('sede', next)}
      />
    </Box>
  );
}
