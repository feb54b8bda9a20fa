import { logoBox } from '@contract/organisation/logoBox';
import Box from '@mui/material/Box';
import { clock } from '@/utils/clock';
import { formatDate } from '@/utils/formatDate';
import { employerFacts, employerLogo, employerName } from './employerName';
import { usePrinting } from './usePrinting';

/** Over the first sheet: whose it is, and of when. */
export function PaperHead() {
  if (!usePrinting()) return null;
  const logo = employerLogo();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        pb: 1,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {logo ? <img src={logo.src} {...logoBox(logo, { width: 150, height: 52 })} alt="" /> : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="strong">{employerName() || 'Andén'}</Box>
        {employerFacts() ? <Box>{employerFacts()}</Box> : null}
      </Box>
      <span>Impreso el {formatDate(clock.now(), 'DD/MM/AAA HS:MN')}</span>
    </Box>
  );
}
