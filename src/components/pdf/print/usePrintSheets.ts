import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { AppError } from '@/services/wms/appError';
import { asAppError } from '../../state/asAppError';
import { drawSheet, type Sheet } from './drawSheet';

/** The pages as pictures, one after the other; leaving stops it and gives the memory back. */
export function usePrintSheets(document: PDFDocumentProxy) {
  const [sheets, setSheets] = useState<Sheet[]>([]);
  const [failure, setFailure] = useState<AppError | null>(null);
  useEffect(() => {
    let left = false;
    const made: Sheet[] = [];
    const canvas = window.document.createElement('canvas');
    const draw = async () => {
      for (let number = 1; number <= document.numPages && !left; number += 1) {
        made.push(await drawSheet(document, number, canvas));
        if (!left) setSheets([...made]);
      }
    };
    const forget = () => {
      for (const { url } of made) URL.revokeObjectURL(url);
      // Otherwise the canvas keeps its pixels until it is collected.
      canvas.width = 0;
    };
    const drawn = draw().catch((error: unknown) => setFailure(asAppError(error)));
    return () => {
      left = true;
      // The page being drawn when it was left is made all the same.
      void drawn.then(forget);
    };
  }, [document]);
  return { sheets, failure, ready: sheets.length === document.numPages };
}
