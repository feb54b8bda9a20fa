import { moneyText } from '@contract/core/moneyText';
import { monthWords } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface ListedInstalment {
  number: number;
  period: string;
  amount: string;
  note?: string;
}

/** Month by month, what is given back. */
export function InstalmentList({ rows }: { rows: readonly ListedInstalment[] }) {
  return (
    <Box component="ol" aria-label="Cuotas" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ number, period, amount, note }) => (
        <Box
          component="li"
          key={number}
          sx={{
            display: 'grid',
            gridTemplateColumns: '28px 1fr auto',
            columnGap: 1.5,
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {number}
          </Typography>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2">{monthWords(period)}</Typography>
            {note ? (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            ) : null}
          </Box>
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {moneyText(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
