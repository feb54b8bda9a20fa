import { hoursWords } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/Section';
import { useGetVisitClaimsQuery } from '@/services/wms/generated/visits.gen';
import { PunchClaim } from './PunchClaim';
import { AskedWay, WayClaim } from './WayClaim';

/** Shows what the visits of a day propose, each with one tap; what was asked for already stays to be seen. */
export function DayClaims({ day }: { day: string }) {
  const { currentData } = useGetVisitClaimsQuery(day);
  if (!currentData) return null;
  const { punches, way, ways, minutes, covered, zone } = currentData;
  if (punches.length === 0 && !way && ways.length === 0 && minutes === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Section title="Fichadas y kilómetros">
        <Card sx={{ p: 2, display: 'grid', gap: 2 }}>
          {punches.map((punch) => (
            <PunchClaim key={punch.kind} day={day} zone={zone} punch={punch} />
          ))}
          {way ? <WayClaim day={day} way={way} /> : null}
          {ways.map((asked) => (
            <AskedWay key={`${asked.renditionId} ${asked.kilometres}`} way={asked} />
          ))}
          {minutes > 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`Tus visitas llevaron ${hoursWords(minutes)}; ${covered === minutes ? 'todo está' : `${hoursWords(covered)} están`} dentro de lo fichado. Las horas salen de las fichadas: una visita no suma otras.`}
            </Typography>
          ) : null}
        </Card>
      </Section>
    </Box>
  );
}
