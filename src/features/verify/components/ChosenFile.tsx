import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { OwnPdf } from '@/components/pdf/OwnPdf';

/** The very file that was chosen, to be read beside what is said of it. */
export function ChosenFile({ file }: { file: File }) {
  const [open, setOpen] = useState(false);
  const source = useMemo(() => ({ file }), [file]);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        size="small"
        aria-expanded={open}
        startIcon={<Icon name="pdf" />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Cerrar el archivo' : 'Ver el archivo que elegí'}
      </Button>
      {open ? (
        <Box sx={{ width: 1 }}>
          <OwnPdf name={file.name} source={source} />
        </Box>
      ) : null}
    </Box>
  );
}
