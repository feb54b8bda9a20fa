import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted } from '@/utils/counted';

interface PendingStripProps {
  total: number;
  onSee: () => void;
}

/** Where there is no room beside the wall: one line above it. */
export function PendingStrip({ total, onSee }: PendingStripProps) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'none' },
        alignItems: 'center',
        gap: 1,
        mb: 2,
        pl: 2,
        pr: 1,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'surface.soft',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {`Te falta confirmar ${counted(total, 'publicación', 'publicaciones')}.`}
      </Typography>
      <Button size="small" onClick={onSee}>
        Ver
      </Button>
    </Box>
  );
}
