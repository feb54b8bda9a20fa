import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';
import { type DocumentAction, documentActions } from './documentActions';
import { PdfFind } from './PdfFind';
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

/** This menu holds the actions that do not fit in the toolbar of a phone. */
function PdfMoreMenu({ actions }: { actions: readonly DocumentAction[] }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span ref={anchor}>
      <PdfTool icon="moreVertical" label="Más del documento" onClick={() => setOpen(true)} />
      <Menu anchorEl={anchor.current} open={open} onClose={() => setOpen(false)}>
        {actions.map(({ icon, label, onClick }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              onClick();
            }}
          >
            <ListItemIcon>
              <Icon name={icon} fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

interface PdfPageNumberProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** "3 de 12"; another number and Enter go there. */
function PdfPageNumber({ page, pages, onGo }: PdfPageNumberProps) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const number = Number(typed);
    if (Number.isInteger(number) && number > 0) onGo(number);
    setTyped(String(page));
  };
  return (
    <Box component="form" onSubmit={go} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <InputBase
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onBlur={() => setTyped(String(page))}
        inputProps={{
          'aria-label': 'Página',
          inputMode: 'numeric',
          style: { textAlign: 'center' },
        }}
        sx={{ width: 52, border: 1, borderColor: 'divider', borderRadius: 1, typography: 'body2' }}
      />
      <Box component="span" sx={{ typography: 'body2', whiteSpace: 'nowrap' }}>
        de {pages}
      </Box>
    </Box>
  );
}
