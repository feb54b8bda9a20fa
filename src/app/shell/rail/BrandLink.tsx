import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/components/brand/BrandMark';
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
      <BrandMark size={30} />
      {closed ? null : (
        <Typography
          component="span"
          sx={{ fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.02em' }}
        >
          Andén
        </Typography>
      )}
    </Box>
  );
}
