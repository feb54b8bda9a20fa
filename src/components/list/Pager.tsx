import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';
import { Icon } from '../icons/Icon';

interface PagerProps {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** "1 a 24 de 64", and the way to the others. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  if (total <= size && page === 1) return null;
  const first = Math.min(total, (page - 1) * size + 1);
  const last = Math.min(total, page * size);
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 3 }}
    >
      <IconButton
        aria-label="Página anterior"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="previous" />
      </IconButton>
      <Typography variant="body2" role="status">
        {formatNumber(first)} a {formatNumber(last)} de {formatNumber(total)}
      </Typography>
      <IconButton
        aria-label="Página siguiente"
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="next" />
      </IconButton>
    </Box>
  );
}
