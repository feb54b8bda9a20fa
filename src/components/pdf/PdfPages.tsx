import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PdfToolbar } from './PdfToolbar';
import { usePdfPages } from './usePdfPages';

interface PdfPagesProps {
  document: PDFDocumentProxy;
  name: string;
}

/** An open document: its pages, one below the other, and the tools above them. */
export function PdfPages({ document, name }: PdfPagesProps) {
  const { container, ...tools } = usePdfPages(document);
  return (
    <>
      <PdfToolbar {...tools} document={document} name={name} />
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0, bgcolor: 'surface.sunken' }}>
        {/* The library measures itself against this box, which must be absolute. */}
        <Box
          ref={container}
          tabIndex={0}
          role="region"
          aria-label={`Páginas de ${name}`}
          sx={{ position: 'absolute', inset: 0, overflow: 'auto' }}
        >
          <div className="pdfViewer" />
        </Box>
      </Box>
    </>
  );
}
