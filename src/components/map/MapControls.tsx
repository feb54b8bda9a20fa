import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface MapControl {
  label: string;
  icon: IconName;
  press: () => void;
}

/** Over the map, the same for both engines. */
export function MapControls({ controls }: { controls: readonly MapControl[] }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        zIndex: 1,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {controls.map(({ label, icon, press }) => (
        <Tooltip key={label} title={label} placement="left">
          <IconButton aria-label={label} onClick={press}>
            <Icon name={icon} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
