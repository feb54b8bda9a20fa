import { visitClaimState } from '@contract/visits/visitClaim';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { useAcceptVisitPunchMutation, type VisitPunch } from '@/services/wms/generated/visits.gen';
import { ownPunchDayPath } from '@/utils/timePaths';
import { clockText } from '@/utils/wallClock';

const words = {
  entry: { name: 'Entrada', why: 'Llegaste a', missing: 'no fichaste la entrada' },
  exit: { name: 'Salida', why: 'Terminaste en', missing: 'no fichaste la salida' },
} as const;

interface PunchClaimProps {
  day: string;
  zone: string;
  punch: VisitPunch;
}

/** A punch that a visit proposes, or that was made of it. */
export function PunchClaim({ day, zone, punch }: PunchClaimProps) {
  const { kind, at, place, state, backed } = punch;
  const [accept, { isLoading }] = useAcceptVisitPunchMutation();
  const notify = useNotice();
  const clock = clockText(at, zone);
  const { name, why, missing } = words[kind];
  if (state !== 'proposed') {
    return (
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography
            sx={{ flex: 1 }}
          >{`${name} a las ${clock}, por la visita a ${place}`}</Typography>
          <ChoiceChip field={visitClaimState} value={state} />
        </Box>
        {backed ? null : (
          <Typography variant="body2">
            Esa llegada se deshizo.{' '}
            <Link component={RouterLink} to={ownPunchDayPath(day)}>
              Si la fichada está mal, pedí que la corrijan
            </Link>
            .
          </Typography>
        )}
      </Box>
    );
  }
  const send = async () => {
    const answer = await accept({ day, kind, at });
    if (!answer.error) notify({ text: `${name} fichada a las ${clock}` });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{`${why} ${place} a las ${clock} y ${missing}.`}</Typography>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="punch" />}
        onClick={() => void send()}
      >
        {`Fichar la ${name.toLowerCase()} a las ${clock}`}
      </Button>
    </Box>
  );
}
