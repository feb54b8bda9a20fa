import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LeaveNotice } from '@/services/wms/generated/holidays.gen';

const severities = { refusal: 'error', warning: 'warning', info: 'info' } as const;

/** What stands in the way and what is worth knowing, each with the rule it comes from. */
export function LeaveNotices({ notices }: { notices: readonly LeaveNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {notices.map(({ tone, text, source }) => (
        <Alert key={text} severity={severities[tone]} sx={{ py: 0.25 }}>
          {text}
          {source ? (
            <Typography variant="caption" sx={{ display: 'block' }}>
              {source}
            </Typography>
          ) : null}
        </Alert>
      ))}
    </Box>
  );
}
