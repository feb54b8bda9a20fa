import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface LedgerLine {
  id: number;
  /** The amount with its sign, as it is read: "+14", "−2:30". */
  amount: string;
  adds: boolean;
  /** The text says what happened. */
  text: ReactNode;
  /** Where it comes from; what is not known is left out. */
  origin: readonly (string | null)[];
}

interface LineProps extends LedgerLine {
  money: boolean;
}

function Line({ amount, adds, text, origin, money }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: money ? '124px 1fr' : '72px 1fr',
        px: 2.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        sx={{
          typography: money ? 'subtitle2' : 'h3',
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
          color: adds ? 'success.main' : 'text.primary',
        }}
      >
        {amount}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2">{text}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {origin.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

interface LedgerListProps {
  lines: readonly LedgerLine[];
  /** Amounts are longer than days or hours. */
  money?: boolean;
}

/** Every cause of a balance, the last one first: added up, they are the balance. */
export function LedgerList({ lines, money = false }: LedgerListProps) {
  return (
    <Card component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Line key={line.id} {...line} money={money} />
      ))}
    </Card>
  );
}
