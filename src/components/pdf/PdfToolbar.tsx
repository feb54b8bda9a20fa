import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { usePhone } from '../dialog/usePhone';
import { documentActions } from './documentActions';
import { PdfFind } from './PdfFind';
import { PdfMoreMenu } from './PdfMoreMenu';
import { PdfPageNumber } from './PdfPageNumber';
import { PdfTool } from './PdfTool';
import type { PdfPagesTools } from './usePdfPages';

interface PdfToolbarProps {
  pdf: PdfPagesTools;
  document: PDFDocumentProxy;
  name: string;
  finding: boolean;
  onFinding: (finding: boolean) => void;
  panel: boolean;
  onPanel: (panel: boolean) => void;
  onPrint: () => void;
}

/** Where one is in the document, how large it is, and what to do with it. */
export function PdfToolbar(props: PdfToolbarProps) {
  const { pdf, document, name, finding, onFinding, panel, onPanel, onPrint } = props;
  const { page, pages, scale, goTo } = pdf;
  const phone = usePhone();
  const { sizes, papers } = documentActions({ pdf, document, name, onPrint });
  return (
    <Box
      role="toolbar"
      aria-label="Herramientas del documento"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1, columnGap: 0.5 }}>
        <PdfTool
          icon="panel"
          label="Páginas e índice"
          pressed={panel}
          onClick={() => onPanel(!panel)}
        />
        <PdfTool
          icon="previous"
          label="Página anterior"
          keys="PageUp"
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <PdfPageNumber page={page} pages={pages} onGo={goTo} />
        <PdfTool
          icon="next"
          label="Página siguiente"
          keys="PageDown"
          disabled={page >= pages}
          onClick={() => goTo(page + 1)}
        />
        <Box sx={{ flex: 1 }} />
        {phone ? null : (
          <>
            <Box
              component="span"
              aria-live="polite"
              sx={{ minWidth: 48, textAlign: 'center', typography: 'body2' }}
            >
              {Math.round(scale * 100)} %
            </Box>
            {sizes.map((action) => (
              <PdfTool key={action.label} {...action} />
            ))}
          </>
        )}
        <PdfTool
          icon="search"
          label="Buscar en el documento"
          keys="Control+F"
          pressed={finding}
          onClick={() => onFinding(!finding)}
        />
        {phone ? (
          <PdfMoreMenu actions={[...sizes, ...papers]} />
        ) : (
          papers.map((action) => <PdfTool key={action.label} {...action} />)
        )}
      </Box>
      {finding ? (
        <PdfFind find={pdf.find} matches={pdf.matches} onClose={() => onFinding(false)} />
      ) : null}
    </Box>
  );
}
