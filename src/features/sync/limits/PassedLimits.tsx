import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import type { Link } from '@/services/wms/generated/sync.gen';
import { momentText } from '../linkTexts';

/** Says which limits of a link are passed now. */
export function PassedLimits({ link }: { link: Link }) {
  const { paused, quietSince, quietDays, rejectsOver, rejectPercent } = link;
  if (paused) return null;
  return (
    <>
      {quietSince ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`No entra nada desde el ${momentText(quietSince)}: el límite es de ${counted(quietDays ?? 0, 'día', 'días')}.`}
        </Alert>
      ) : null}
      {rejectsOver ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`La última corrida con filas suficientes rechazó más del ${rejectPercent} % de sus filas.`}
        </Alert>
      ) : null}
    </>
  );
}
