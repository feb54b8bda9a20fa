import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { downloadPdf } from './downloadPdf';
import { PdfFind } from './PdfFind';
import { PdfPageNumber } from './PdfPageNumber';
import type { PdfPagesTools } from './usePdfPages';

interface PdfToolbarProps extends Omit<PdfPagesTools, 'container'> {
  document: PDFDocumentProxy;
  name: string;
}

interface ToolProps {
  icon: IconName;
  label: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, disabled = false, pressed, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
          <Icon name={icon} fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Where one is in the document, how large it is, and what to do with it. */
export function PdfToolbar({ document, name, ...tools }: PdfToolbarProps) {
  const { page, pages, scale, goTo, zoomIn, zoomOut, fit, rotate } = tools;
  const [finding, setFinding] = useState(false);
  const toggleFind = () => {
    if (finding) tools.find('');
    setFinding(!finding);
  };
  return (
    <Box
      role="toolbar"
      aria-label="Herramientas del documento"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1, columnGap: 0.5 }}>
        <Tool
          icon="previous"
          label="Página anterior"
          disabled={page <= 1}
          onClick={() => goTo(page - 1)}
        />
        <PdfPageNumber page={page} pages={pages} onGo={goTo} />
        <Tool
          icon="next"
          label="Página siguiente"
          disabled={page >= pages}
          onClick={() => goTo(page + 1)}
        />
        <Box sx={{ flex: 1 }} />
        <Tool icon="zoomOut" label="Achicar" onClick={zoomOut} />
        <Box
          component="span"
          aria-live="polite"
          sx={{ minWidth: 48, textAlign: 'center', typography: 'body2' }}
        >
          {Math.round(scale * 100)} %
        </Box>
        <Tool icon="zoomIn" label="Agrandar" onClick={zoomIn} />
        <Tool icon="fitAll" label="Ajustar al ancho" onClick={fit} />
        <Tool icon="rotate" label="Girar" onClick={rotate} />
        <Tool icon="search" label="Buscar en el documento" pressed={finding} onClick={toggleFind} />
        <Tool icon="download" label="Descargar" onClick={() => void downloadPdf(document, name)} />
      </Box>
      {finding ? <PdfFind find={tools.find} matches={tools.matches} /> : null}
    </Box>
  );
}
