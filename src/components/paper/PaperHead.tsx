import Box from '@mui/material/Box';
import { clock } from '@/utils/clock';
import { formatDate } from '@/utils/formatDate';
import { employerFacts, employerName } from './employerName';
import { usePrinting } from './usePrinting';

/** Over the first sheet: whose it is, and of when. */
export function PaperHead() {
  if (!usePrinting()) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        pb: 1,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box>
        <Box component="strong">{employerName() || 'Andén'}</Box>
        {employerFacts() ? <Box>{employerFacts()}</Box> : null}
      </Box>
      <span>Impreso el {formatDate(clock.now(), 'DD/MM/AAA HS:MN')}</span>
    </Box>
  );
}
