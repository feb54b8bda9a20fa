import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { RailSections } from '../rail/RailSections';

interface MoreSheetProps {
  open: boolean;
  modules: readonly FeatureManifest[];
  onClose: () => void;
}

/** All the modules, over the whole screen of a phone. */
export function MoreSheet({ open, modules, onClose }: MoreSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Todos los módulos',
          sx: { height: '100dvh', bgcolor: 'surface.rail' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, py: 1.5 }}>
        <Typography variant="h2" component="p" sx={{ flex: 1 }}>
          Todos los módulos
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Módulos" sx={{ flex: 1, overflowY: 'auto', px: 1.5, pb: 4 }}>
        <RailSections modules={modules} onNavigate={onClose} />
      </Box>
    </Drawer>
  );
}
