import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '@/components/icons/Icon';

interface DependantButtonsProps {
  name: string;
  onChange: () => void;
  onRemove: () => void;
}

/** What I may ask about one of my relatives. */
export function DependantButtons({ name, onChange, onRemove }: DependantButtonsProps) {
  return (
    <Box sx={{ display: 'flex' }}>
      <Tooltip title="Pedir una corrección">
        <IconButton aria-label={`Pedir corregir a ${name}`} onClick={onChange}>
          <Icon name="edit" fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Pedir que lo quiten">
        <IconButton aria-label={`Pedir que quiten a ${name}`} onClick={onRemove}>
          <Icon name="delete" fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
