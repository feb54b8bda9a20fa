import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { PdfThumbnail, THUMBNAIL } from './PdfThumbnail';
import { useRowWindow } from './useRowWindow';

const ROW = THUMBNAIL.height + 44;

interface PdfThumbnailsProps {
  document: PDFDocumentProxy;
  page: number;
  onGo: (page: number) => void;
}

/** All the pages in small; those out of sight are not drawn. */
export function PdfThumbnails({ document, page, onGo }: PdfThumbnailsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, height, onScroll, show } = useRowWindow(document.numPages, ROW);
  useEffect(() => {
    if (list.current) show(list.current, page - 1);
  }, [page, show]);
  return (
    <Box ref={list} onScroll={onScroll} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
      <Box role="list" aria-label="Páginas" sx={{ position: 'relative', height }}>
        {rows.map((row) => {
          const number = row + 1;
          const current = number === page;
          return (
            <Box
              key={number}
              role="listitem"
              aria-posinset={number}
              aria-setsize={document.numPages}
              sx={{ position: 'absolute', top: row * ROW, width: 1, height: ROW, p: 0.5 }}
            >
              <ButtonBase
                aria-label={`Ir a la página ${number}`}
                aria-current={current ? 'page' : undefined}
                onClick={() => onGo(number)}
                sx={{
                  width: 1,
                  height: 1,
                  flexDirection: 'column',
                  justifyContent: 'center',
                  gap: 0.5,
                  borderRadius: 1,
                  typography: 'body2',
                  bgcolor: current ? 'action.selected' : undefined,
                  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
                }}
              >
                <PdfThumbnail document={document} number={number} />
                {number}
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
