import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { pageSizes } from './gridAddress';

interface GridFooterProps {
  page: number;
  size: number;
  total: number;
  /** Still being counted. */
  atLeast: boolean;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

/** "51 a 100 de 1.204", the pages, and how many rows each has. */
export function GridFooter({ page, size, total, atLeast, onPage, onSize }: GridFooterProps) {
  const phone = usePhone();
  const last = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  const steps: [IconName, string, number, boolean][] = [
    ['firstPage', 'Primera página', 1, page > 1],
    ['previous', 'Página anterior', page - 1, page > 1],
    ['next', 'Página siguiente', page + 1, page < last],
    ['lastPage', 'Última página', last, page < last && !atLeast],
  ];
  return (
    <Box
      component="nav"
      aria-label="Páginas"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, pt: 1 }}
    >
      <Typography variant="body2" role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {formatNumber(from)} a {formatNumber(to)} de {atLeast ? 'más de ' : ''}
        {formatNumber(total)}
      </Typography>
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={size}
        onChange={(event) => onSize(event.target.value)}
        SelectDisplayProps={{ 'aria-label': 'Filas por página' }}
        // On a telephone the four arrows stay in one line with it.
        renderValue={(one) => (phone ? one : `${one} por página`)}
        sx={{ fontSize: 'body2.fontSize', mr: { sm: 1 } }}
      >
        {pageSizes.map((one) => (
          <MenuItem key={one} value={one}>
            {one} por página
          </MenuItem>
        ))}
      </Select>
      {steps.map(([icon, label, to, possible]) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          disabled={!possible}
          onClick={() => onPage(to)}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
    </Box>
  );
}
