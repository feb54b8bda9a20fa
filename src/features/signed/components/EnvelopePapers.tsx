import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import type { EnvelopeDetail } from '@/services/wms/generated/signed.gen';

/** The documents of an envelope as they were brought, to be looked at once more. */
export function EnvelopePapers({ attached }: Pick<EnvelopeDetail, 'attached'>) {
  const [open, setOpen] = useState<EnvelopeDetail['attached'][number] | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {attached.map((paper) => (
        <Button
          key={paper.file}
          variant="outlined"
          startIcon={<Icon name="pdf" />}
          onClick={() => setOpen(paper)}
          sx={{ maxWidth: 1, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {paper.shown.name}
        </Button>
      ))}
      {open ? (
        <ServerPdfDialog
          name={open.shown.name}
          address={open.shown.url}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Box>
  );
}
