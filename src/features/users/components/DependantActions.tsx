import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '@/components/icons/Icon';

interface DependantActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function DependantActions({ name, onEdit, onDelete }: DependantActionsProps) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      <IconButton aria-label={`Editar a ${name}`} onClick={onEdit}>
        <Icon name="edit" fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Quitar a ${name}`} onClick={onDelete}>
        <Icon name="delete" fontSize="small" />
      </IconButton>
    </Box>
  );
}
