import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '@/components/icons/Icon';

interface RowButtonsProps {
  /** The thing with its preposition or article: "a Pérez, Ana", "la evaluación de Gómez". */
  what: string;
  onEdit?: () => void;
  onDelete?: () => void;
}

export function RowButtons({ what, onEdit, onDelete }: RowButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      {onEdit ? (
        <IconButton aria-label={`Editar ${what}`} onClick={onEdit}>
          <Icon name="edit" fontSize="small" />
        </IconButton>
      ) : null}
      {onDelete ? (
        <IconButton aria-label={`Quitar ${what}`} onClick={onDelete}>
          <Icon name="delete" fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}
