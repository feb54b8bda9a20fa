import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useObjectUrl } from '../files/useObjectUrl';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { CapturedPage } from './capturedPages';

interface CapturedPageCardProps {
  page: CapturedPage;
  index: number;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onTurn: () => void;
  onRemove: () => void;
}

/** A page to be, as it will stand, and what can be done with it before it is one. */
export function CapturedPageCard(props: CapturedPageCardProps) {
  const { page, index, last, onMove, onTurn, onRemove } = props;
  const picture = useObjectUrl(page.jpeg);
  const name = `la página ${index + 1}`;
  const action = (label: string, icon: IconName, run: () => void, disabled = false) => (
    <IconButton size="small" aria-label={label} disabled={disabled} onClick={run}>
      <Icon name={icon} fontSize="small" />
    </IconButton>
  );
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ aspectRatio: '1', p: 1, overflow: 'hidden', bgcolor: 'surface.sunken' }}>
        {picture ? (
          <Box
            component="img"
            src={picture}
            alt={`Página ${index + 1}: ${page.name}`}
            sx={{
              display: 'block',
              width: 1,
              height: 1,
              objectFit: 'contain',
              transform: `rotate(${page.turns * 90}deg)`,
            }}
          />
        ) : null}
      </Box>
      <Box sx={{ p: 0.5, display: 'grid', justifyItems: 'center' }}>
        <Typography variant="caption">{`Página ${index + 1}`}</Typography>
        <Box sx={{ display: 'flex' }}>
          {action(`Mover ${name} antes`, 'previous', () => onMove(-1), index === 0)}
          {action(`Mover ${name} después`, 'next', () => onMove(1), last)}
          {action(`Girar ${name}`, 'rotate', onTurn)}
          {action(`Quitar ${name}`, 'delete', onRemove)}
        </Box>
      </Box>
    </Box>
  );
}
