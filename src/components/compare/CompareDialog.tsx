import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileDrop } from '../files/FileDrop';
import { Icon } from '../icons/Icon';
import { InlinePdf } from '../pdf/InlinePdf';
import { OwnPdf } from '../pdf/OwnPdf';
import { type OwnFile, readOwnFile } from './readOwnFile';

const rules = {
  accept: ['application/pdf', 'text/plain'],
  acceptLabel: 'PDF, o un archivo de texto que lo traiga en base64',
  maxBytes: 30_000_000,
  maxFiles: 1,
};

interface CompareDialogProps {
  /** The file as the server keeps it: the address ends with its hash. */
  stored: { name: string; url: string };
  onClose: () => void;
}

const hashOf = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';

function Verdict({ own, stored }: { own: string; stored: string }) {
  const same = own === stored;
  return (
    <Alert severity={same ? 'success' : 'warning'} role="status">
      {same
        ? 'Es el mismo archivo: coinciden en cada byte.'
        : 'No es el mismo archivo: difieren en al menos un byte, aunque se vean iguales.'}
      <Box component="dl" sx={{ m: 0, mt: 1, typography: 'caption', overflowWrap: 'anywhere' }}>
        <Box component="dt">SHA-256 del tuyo</Box>
        <Box component="dd" sx={{ m: 0 }}>
          {own}
        </Box>
        <Box component="dt">SHA-256 del guardado</Box>
        <Box component="dd" sx={{ m: 0 }}>
          {stored}
        </Box>
      </Box>
    </Alert>
  );
}

/** One's own file beside the one that is kept, and whether they are the same; it never leaves the browser. */
export function CompareDialog({ stored, onClose }: CompareDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [own, setOwn] = useState<OwnFile | null>(null);
  const choose = async ([chosen]: File[]) => {
    setFile(chosen ?? null);
    setOwn(null);
    if (chosen) setOwn(await readOwnFile(chosen));
  };
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Comparar con un archivo propio' } }}
    >
      <DialogTitle sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: 1 }}>
          Comparar con un archivo propio
        </Box>
        <IconButton aria-label="Cerrar" onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Tu archivo no se envía a ningún lado: se compara acá mismo.
        </Typography>
        <FileDrop
          label="Tu archivo"
          rules={rules}
          files={file ? [file] : []}
          onChange={(files) => void choose(files)}
        />
        {own ? <Verdict own={own.sha256} stored={hashOf(stored.url)} /> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {own ? (
            <section aria-label="El tuyo">
              <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
                El tuyo
              </Typography>
              <OwnPdf name={own.name} source={own.source} />
            </section>
          ) : null}
          <section aria-label="El guardado">
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              El guardado
            </Typography>
            <InlinePdf file={stored} />
          </section>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
