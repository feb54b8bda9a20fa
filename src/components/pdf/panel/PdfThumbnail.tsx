import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

export const THUMBNAIL = { width: 108, height: 148 };

interface PdfThumbnailProps {
  document: PDFDocumentProxy;
  number: number;
  /** The page is drawn as large as this allows; small unless it is said. */
  within?: { width: number; height: number };
}

/** A page is drawn when it comes near and forgotten when it goes. */
export function PdfThumbnail({ document, number, within = THUMBNAIL }: PdfThumbnailProps) {
  const { width, height } = within;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const draw = async () => {
      const page = await document.getPage(number);
      const element = canvas.current;
      if (left || !element) return;
      const whole = page.getViewport({ scale: 1 });
      const scale = Math.min(width / whole.width, height / whole.height);
      const viewport = page.getViewport({ scale: scale * Math.min(2, window.devicePixelRatio) });
      element.width = Math.max(1, Math.round(viewport.width));
      element.height = Math.max(1, Math.round(viewport.height));
      const drawing = page.render({ canvas: element, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
    };
    // A page that cannot be drawn stays blank here; the large one says why.
    draw().catch(() => undefined);
    return () => {
      left = true;
      stop();
    };
  }, [document, number, width, height]);
  return (
    <Box
      component="canvas"
      ref={canvas}
      aria-hidden
      sx={{
        display: 'block',
        maxWidth: width,
        maxHeight: height,
        bgcolor: 'common.white',
        boxShadow: 1,
      }}
    />
  );
}
