import Typography from '@mui/material/Typography';
import { useListPublicHolidaysQuery } from '@/services/wms/generated/holidays.gen';
import { nextHolidays } from '../nextHolidays';
import { AsideSection } from './AsideSection';

/** Everybody looks for them; beside the wall nobody has to. */
export function NextHolidays() {
  const { data } = useListPublicHolidaysQuery({});
  const days = nextHolidays(data?.rows ?? [], new Date());
  if (days.length === 0) return null;
  const rows = days.map(({ key, name, day, wait }) => (
    <li key={key}>
      {name}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {day} · {wait}
      </Typography>
    </li>
  ));
  return <AsideSection title="Próximos feriados" icon="calendar" rows={rows} />;
}
