import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { OpenItem } from '@/services/wms/generated/closes.gen';

interface OpenItemsProps {
  items: readonly OpenItem[];
  /** Items that were left open then cannot be settled any more. */
  closed: boolean;
}

/** Each kind of what is not settled, with the way to where it is. */
export function OpenItems({ items, closed }: OpenItemsProps) {
  if (items.length === 0) {
    return (
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Icon name="check" fontSize="small" color="success" />
        {closed ? 'No quedó nada abierto.' : 'Nada: está listo para cerrar.'}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ label, count, path }) => (
          <Box component="li" key={label} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <Link
              component={RouterLink}
              to={path}
              underline="hover"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, minHeight: 44 }}
            >
              <Box
                component="span"
                sx={{ minWidth: 40, fontVariantNumeric: 'tabular-nums', fontWeight: 700 }}
              >
                {count}
              </Box>
              <Box component="span" sx={{ flex: 1 }}>
                {label}
              </Box>
              <Icon name="next" fontSize="small" />
            </Link>
          </Box>
        ))}
      </Box>
      {closed ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          El mes está cerrado: lo que haga falta de esto va como ajuste del mes siguiente.
        </Typography>
      ) : null}
    </>
  );
}
