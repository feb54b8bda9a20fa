import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { VisitDetail } from '@/services/wms/generated/visits.gen';
import { photosWaiting, useWaitingVisits } from './waitingVisits';

/** Says what of a visit the server does not have yet. */
export function Unsent({ visit: { id, files } }: { visit: VisitDetail }) {
  const { waiting } = useWaitingVisits();
  const here = photosWaiting(waiting, id);
  const there = files.filter(({ kind }) => kind === 'photo').length;
  const photos = here > 0 ? ` ${there} de ${there + here} fotos subidas.` : '';
  return (
    <Typography role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon name="offline" fontSize="small" />
      {`Se manda cuando vuelva la conexión.${photos}`}
    </Typography>
  );
}
