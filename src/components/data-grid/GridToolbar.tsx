import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

interface GridToolbarProps {
  children?: ReactNode;
  tools: readonly { icon: IconName; label: string; run: () => void }[];
}

/** What belongs to the whole list: views, columns, export, help. */
export function GridToolbar({ children, tools }: GridToolbarProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {children}
      {tools.map(({ icon, label, run }) => (
        <Tooltip key={label} title={label}>
          <IconButton aria-label={label} onClick={run}>
            <Icon name={icon} />
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
