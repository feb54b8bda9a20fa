import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type OutlineEntry, outlineEntries } from './outlineEntries';
import { PdfOutlineEntry } from './PdfOutlineEntry';

interface PdfOutlineProps {
  document: PDFDocumentProxy;
  onGo: (destination: string | unknown[]) => void;
}

/** The document's own index, as a tree. */
export function PdfOutline({ document, onGo }: PdfOutlineProps) {
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
