import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { shiftLook } from '@/components/schedule/shiftLook';
import type { OwnShift } from '@/services/wms/generated/schedules.gen';
import { ownHours, ownLength, whenText } from './ownTexts';

interface NextShiftProps {
  next: OwnShift | null;
  today: string;
}

/** The card answers what people come for: when they work next. */
export function NextShift({ next, today }: NextShiftProps) {
  if (!next) {
    return (
      <Card component="section" aria-label="Próximo turno" sx={{ p: 2.5 }}>
        <Typography variant="h3" component="h2">
          No tenés ningún turno publicado por delante
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Cuando publiquen tu horario te llega un aviso.
        </Typography>
      </Card>
    );
  }
  return (
    <Card
      component="section"
      aria-label="Próximo turno"
      sx={{
        ...shiftLook(next.color, 'published', next.kind),
        borderRadius: 1.5,
        p: { xs: 2, md: 2.5 },
      }}
    >
      <Typography variant="body2" component="h2">
        {next.kind === 'onCall' ? 'Próxima guardia pasiva' : 'Próximo turno'}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 0.5 }}>
        {whenText(next.day, today)}
      </Typography>
      <Box sx={{ typography: 'h1', mt: 0.5 }}>{ownHours(next)}</Box>
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 400 }}>
        {next.name} · {ownLength(next)}
      </Typography>
    </Card>
  );
}
