import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../icons/Icon';

interface ListAndDetailProps {
  list: ReactNode;
  /** The detail of the chosen row; null while none is. */
  detail: ReactNode | null;
  /** Where no row is chosen. */
  listPath: string;
}

/** A list with one of its rows beside it; where there is no room for both, the row takes the place of the list. */
export function ListAndDetail({ list, detail, listPath }: ListAndDetailProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: detail ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      <Box sx={{ minWidth: 0, display: { xs: detail ? 'none' : 'block', lg: 'block' } }}>
        {list}
      </Box>
      {detail ? (
        <Box sx={{ minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={listPath}
            replace
            underline="hover"
            sx={{
              display: { xs: 'inline-flex', lg: 'none' },
              alignItems: 'center',
              gap: 0.5,
              mb: 1.5,
              color: 'text.secondary',
            }}
          >
            <Icon name="back" fontSize="small" />
            Volver a la lista
          </Link>
          {detail}
        </Box>
      ) : null}
    </Box>
  );
}
