import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { OwnSession } from '@/services/wms/generated/session.gen';

const onPhone = /Android|iPhone/;

interface SessionRowProps {
  session: OwnSession;
  onClose: () => void;
}

export function SessionRow({ session, onClose }: SessionRowProps) {
  const { device, address, lastSeenAt, current } = session;
  return (
    <ListItem divider sx={{ gap: 2, py: 1.5, px: 2, '&:last-of-type': { border: 0 } }}>
      <Icon name={onPhone.test(device) ? 'phone' : 'computer'} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography variant="subtitle2" component="span">
            {device}
          </Typography>
          {current ? (
            <Chip
              size="small"
              label="Este dispositivo"
              sx={{ bgcolor: 'surface.soft', color: 'primary.main' }}
            />
          ) : null}
        </Box>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {current ? 'En uso' : <RelativeTime value={lastSeenAt} />} · {address}
        </Typography>
      </Box>
      {current ? null : (
        <Button size="small" aria-label={`Cerrar la sesión de ${device}`} onClick={onClose}>
          Cerrar
        </Button>
      )}
    </ListItem>
  );
}
