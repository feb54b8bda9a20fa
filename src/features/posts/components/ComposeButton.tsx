import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { Icon } from '@/components/icons/Icon';

/** At the top of a large screen; on a phone over the list, where the thumb is. */
export function ComposeButton({ onClick }: { onClick: () => void }) {
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="add" />}
        onClick={onClick}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Publicar
      </Button>
      <Fab
        color="primary"
        aria-label="Publicar"
        onClick={onClick}
        sx={{
          display: { xs: 'inline-flex', md: 'none' },
          position: 'fixed',
          right: (theme) => theme.spacing(2),
          bottom: (theme) => `calc(${theme.spacing(10)} + env(safe-area-inset-bottom))`,
        }}
      >
        <Icon name="add" />
      </Fab>
    </>
  );
}
