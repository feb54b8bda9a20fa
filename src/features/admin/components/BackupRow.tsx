import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { fileSize } from '@/components/files/fileRules';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import type { BackupCopy } from '@/services/wms/generated/admin.gen';
import { formatNumber } from '@/utils/numbers';
import { reasonText } from '../backupModel';
import { momentText } from '../jobModel';

interface ActionProps {
  label: string;
  icon: IconName;
  copy: BackupCopy;
  onClick: () => void;
}

function Action({ label, icon, copy, onClick }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={`${label} ${copy.name}`} onClick={onClick}>
        <Icon name={icon} fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface BackupRowProps {
  copy: BackupCopy;
  onDownload: () => void;
  onRestore: () => void;
  onDelete: () => void;
}

export function BackupRow({ copy, onDownload, onRestore, onDelete }: BackupRowProps) {
  const { name, createdAt, bytes, rows, files, version, reason } = copy;
  const facts = [
    fileSize(bytes),
    reason ? `${formatNumber(rows)} filas` : null,
    reason ? `${formatNumber(files)} archivos` : null,
    version ? `Andén ${version}` : null,
  ];
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        sx={{ flex: '1 1 240px' }}
        primary={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {momentText(createdAt)}
            <Chip size="small" label={reasonText(copy)} color={reason ? 'default' : 'error'} />
          </Box>
        }
        secondary={`${name} · ${facts.filter(Boolean).join(' · ')}`}
        slotProps={{ primary: { component: 'div' } }}
      />
      <Box sx={{ display: 'flex' }}>
        <Action label="Bajar" icon="download" copy={copy} onClick={onDownload} />
        {reason ? <Action label="Restaurar" icon="undo" copy={copy} onClick={onRestore} /> : null}
        <Action label="Borrar" icon="delete" copy={copy} onClick={onDelete} />
      </Box>
    </ListItem>
  );
}
