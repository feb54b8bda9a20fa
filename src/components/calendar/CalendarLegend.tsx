import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { awayLook } from './calendarStyles';

const entries = [
  { label: 'Vacaciones y licencias', source: 'leave', state: 'firm' },
  { label: 'Novedades', source: 'news', state: 'firm' },
  { label: 'Ausente', source: null, state: 'firm' },
  { label: 'Espera aprobación', source: null, state: 'pending' },
] as const;

const swatch = { width: 22, height: 12, flex: 'none' };

export function CalendarLegend() {
  return (
    <Box
      component="ul"
      aria-label="Referencias"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ label, ...away }) => (
        <Box component="li" key={label} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Box aria-hidden sx={{ ...awayLook(away), ...swatch }} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
      <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <Box
          aria-hidden
          sx={{ ...swatch, bgcolor: 'surface.soft', border: 1, borderColor: 'divider' }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Feriado
        </Typography>
      </Box>
      <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
        <Box aria-hidden sx={{ ...swatch, borderTop: 3, borderColor: 'error.main' }} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Fechas sin vacaciones
        </Typography>
      </Box>
    </Box>
  );
}
