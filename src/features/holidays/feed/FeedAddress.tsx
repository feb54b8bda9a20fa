import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/feedback/CopyButton';

/** Shown once: the server keeps only what it needs to recognise it. */
export function FeedAddress({ url }: { url: string }) {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 1, justifyItems: 'start' }}>
      <OutlinedInput
        fullWidth
        readOnly
        size="small"
        value={url}
        slotProps={{ input: { 'aria-label': 'Dirección secreta de tu calendario' } }}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url} label="Copiar la dirección" />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Copiala ahora: no se vuelve a mostrar. Quien la tenga puede ver tus días; no la compartas.
      </Typography>
    </Box>
  );
}
