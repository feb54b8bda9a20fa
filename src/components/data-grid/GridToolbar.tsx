import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import type { GridPanel } from './gridPanel';

interface GridToolbarProps {
  exports: boolean;
  onPanel: (panel: GridPanel) => void;
  onPrint: () => void;
}

/** The tools of the whole list: export, paper, columns, help. */
export function GridToolbar({ exports, onPanel, onPrint }: GridToolbarProps) {
  const tool = (icon: IconName, label: string, run: () => void) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={run}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      {exports ? tool('download', 'Exportar', () => onPanel({ kind: 'export' })) : null}
      {tool('print', 'Imprimir', onPrint)}
      {tool('columns', 'Columnas', () => onPanel({ kind: 'columns' }))}
      {tool('keyboard', 'Atajos de teclado', () => onPanel({ kind: 'keys' }))}
    </Stack>
  );
}
