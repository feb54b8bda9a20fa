import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { type FormEvent, useEffect, useState } from 'react';

interface PdfPageNumberProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** "3 de 12"; another number and Enter go there. */
export function PdfPageNumber({ page, pages, onGo }: PdfPageNumberProps) {
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
