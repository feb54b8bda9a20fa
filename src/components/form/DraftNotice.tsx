import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FormDraft } from './useDraft';

/** Says where these words come from, and lets go of them. */
export function DraftNotice({ draft }: { draft: FormDraft }) {
  if (!draft.restored) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        Recuperamos lo que estabas escribiendo
      </Typography>
      <Button size="small" onClick={draft.discard} sx={{ flex: 'none' }}>
        Descartar
      </Button>
    </Box>
  );
}
