import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { Icon } from '@/components/icons/Icon';

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Looks like the field that it opens. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      sx={{
        gap: 1,
        height: 38,
        px: 1.25,
        minWidth: { xs: 44, md: 320 },
        justifyContent: { xs: 'center', md: 'flex-start' },
        border: { md: 1 },
        borderColor: { md: 'divider' },
        borderRadius: 1,
        bgcolor: { md: 'background.paper' },
        color: 'text.secondary',
        font: 'inherit',
        fontSize: '0.875rem',
        '&:hover': { color: 'text.primary', borderColor: 'text.secondary' },
      }}
    >
      <Icon name="search" fontSize="small" />
      <Box
        component="span"
        sx={(theme) => ({
          flex: 1,
          textAlign: 'left',
          [theme.breakpoints.down('md')]: visuallyHidden,
        })}
      >
        Buscar en todo
      </Box>
      <Box
        component="kbd"
        aria-hidden
        sx={{ display: { xs: 'none', md: 'block' }, font: 'inherit', fontSize: '0.75rem' }}
      >
        {shortcut}
      </Box>
    </ButtonBase>
  );
}
