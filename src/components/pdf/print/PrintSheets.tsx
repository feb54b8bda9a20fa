import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Sheet } from './drawSheet';

const ID = 'pdf-sheets';

interface PrintSheetsProps {
  sheets: readonly Sheet[];
  onPrinted: () => void;
}

/** The pages on the paper, alone: all else is hidden from the printer. */
export function PrintSheets({ sheets, onPrinted }: PrintSheetsProps) {
  const [loaded, setLoaded] = useState(0);
  const printed = useRef(onPrinted);
  printed.current = onPrinted;
  const asked = useRef(false);
  const all = loaded >= sheets.length;
  useEffect(() => {
    if (!all || asked.current) return;
    asked.current = true;
    // Before it asks: some browsers wait inside, others come back at once.
    window.addEventListener('afterprint', () => printed.current(), { once: true });
    window.print();
  }, [all]);
  const [first] = sheets;
  return createPortal(
    <>
      <GlobalStyles
        styles={{
          '@page': { size: `${first?.width ?? 595}pt ${first?.height ?? 842}pt`, margin: 0 },
          '@media print': {
            [`body > *:not(#${ID})`]: { display: 'none !important' },
            [`#${ID}`]: { display: 'block !important' },
            'html, body': { background: 'none !important', height: 'auto !important' },
          },
        }}
      />
      <Box id={ID} aria-hidden sx={{ display: 'none' }}>
        {sheets.map(({ url }) => (
          <Box
            key={url}
            component="img"
            src={url}
            alt=""
            onLoad={() => setLoaded((known) => known + 1)}
            sx={{
              display: 'block',
              width: '100vw',
              height: '100vh',
              objectFit: 'contain',
              breakAfter: 'page',
              '&:last-of-type': { breakAfter: 'auto' },
            }}
          />
        ))}
      </Box>
    </>,
    window.document.body,
  );
}
