import Box from '@mui/material/Box';
import { contentId } from '../theme/tokens';

/** The first stop of the keyboard: over the rail and into the page. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Ir al contenido
    </Box>
  );
}
