import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '@/components/icons/Icon';
import { counted } from '@/utils/counted';

interface CommentsButtonProps {
  count: number;
  open: boolean;
  onClick: () => void;
}

/** On a phone only the number, so that it stays beside the reactions. */
export function CommentsButton({ count, open, onClick }: CommentsButtonProps) {
  const label = count > 0 ? counted(count, 'comentario', 'comentarios') : 'Comentar';
  return (
    <Button
      size="small"
      aria-label={label}
      aria-expanded={open}
      startIcon={<Icon name="comment" fontSize="small" />}
      onClick={onClick}
      sx={{ flex: 'none', color: 'text.secondary' }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {count > 0 ? count.toLocaleString('de-DE') : 'Comentar'}
      </Box>
    </Button>
  );
}
