import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export function ConflictVersion({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'surface.sunken', minWidth: 0 }}>
      <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}
