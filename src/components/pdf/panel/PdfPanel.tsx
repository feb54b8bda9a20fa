import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useId, useState } from 'react';
import { usePhone } from '../../dialog/usePhone';
import { PdfTool } from '../PdfTool';
import type { PdfPagesTools } from '../usePdfPages';
import { type OutlineEntry, outlineEntries } from './outlineEntries';
import { PdfOutlineEntry } from './PdfOutlineEntry';
import { PdfThumbnails } from './PdfThumbnails';

interface PdfPanelProps {
  document: PDFDocumentProxy;
  pdf: PdfPagesTools;
  onClose: () => void;
}

function Ways({ document, pdf, onClose, onGone }: PdfPanelProps & { onGone: () => void }) {
  const id = useId();
  const [shown, setShown] = useState<'pages' | 'outline'>('pages');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={shown}
          onChange={(_event, next: 'pages' | 'outline') => setShown(next)}
          aria-label="Por dónde ir"
          sx={{ flex: 1 }}
        >
          <Tab value="pages" label="Páginas" id={`${id}-pages`} aria-controls={`${id}-panel`} />
          <Tab value="outline" label="Índice" id={`${id}-outline`} aria-controls={`${id}-panel`} />
        </Tabs>
        <PdfTool icon="close" label="Cerrar el panel" onClick={onClose} />
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {shown === 'pages' ? (
          <PdfThumbnails
            document={document}
            page={pdf.page}
            onGo={(page) => {
              pdf.goTo(page);
              onGone();
            }}
          />
        ) : (
          <PdfOutline
            document={document}
            onGo={(destination) => {
              pdf.goToDestination(destination);
              onGone();
            }}
          />
        )}
      </Box>
    </>
  );
}

/** The ways around a document: beside it, or as a sheet over a phone, which goes away once it was used. */
export function PdfPanel(props: PdfPanelProps) {
  const phone = usePhone();
  if (!phone)
    return (
      <Box
        component="aside"
        aria-label="Páginas e índice"
        sx={{
          width: 232,
          flex: 'none',
          display: 'flex',
          flexDirection: 'column',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Ways {...props} onGone={() => undefined} />
      </Box>
    );
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={props.onClose}
      // The document itself may stand in a dialog.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Páginas e índice', sx: { height: '70dvh' } },
      }}
    >
      <Ways {...props} onGone={props.onClose} />
    </Drawer>
  );
}

interface PdfOutlineProps {
  document: PDFDocumentProxy;
  onGo: (destination: string | unknown[]) => void;
}

/** The document's own index, as a tree. */
function PdfOutline({ document, onGo }: PdfOutlineProps) {
  const [entries, setEntries] = useState<OutlineEntry[] | null>(null);
  useEffect(() => {
    let left = false;
    document.getOutline().then(
      (found) => !left && setEntries(outlineEntries(found ?? [])),
      // A broken index is as good as none.
      () => !left && setEntries([]),
    );
    return () => {
      left = true;
    };
  }, [document]);
  if (!entries) return <LinearProgress aria-label="Leyendo el índice" />;
  if (entries.length === 0)
    return (
      <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
        Este documento no trae índice.
      </Typography>
    );
  return (
    <Box component="nav" aria-label="Índice del documento" sx={{ flex: 1, overflowY: 'auto' }}>
      <Box component="ul" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
        {entries.map((entry) => (
          <PdfOutlineEntry key={entry.path} entry={entry} onGo={onGo} />
        ))}
      </Box>
    </Box>
  );
}
