import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { PdfThumbnail } from './panel/PdfThumbnail';
import { usePdfDocument } from './usePdfDocument';
import { useServerPdf } from './useServerPdf';

/** A4, before the page says how it is. */
const TALL = Math.SQRT2;

/** How a PDF of the server begins, as wide as there is room. Load it lazily: it brings the library. */
export function FirstPage({ address }: { address: string }) {
  const state = usePdfDocument(useServerPdf(address), 0);
  const { box, width } = useWidth();
  // A page that cannot be drawn here says why where it is read.
  if (state.step === 'failed' || state.step === 'locked') return null;
  return (
    <Box ref={box} sx={{ width: 1, minHeight: width * TALL }}>
      {state.step === 'ready' && width > 0 ? (
        <PdfThumbnail
          document={state.document}
          number={1}
          within={{ width, height: width * TALL }}
        />
      ) : null}
    </Box>
  );
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    setWidth(box.current?.clientWidth ?? 0);
  }, []);
  return { box, width };
}
