import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { BrandSign } from '@/components/brand/BrandSign';
import { topBarHeight } from '../../theme/tokens';

export function BrandLink({ closed = false }: { closed?: boolean }) {
  return (
    <Box
      component={Link}
      to="/"
      aria-label="Andén, ir a mi página de inicio"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: closed ? 'center' : 'flex-start',
        gap: 1.25,
        flex: 'none',
        minHeight: topBarHeight,
        px: closed ? 0 : 2.5,
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <BrandSign narrow={closed} />
    </Box>
  );
}
