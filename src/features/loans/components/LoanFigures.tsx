import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type LoanTotals, useGetLoanTotalsQuery } from '@/services/wms/generated/loans.gen';
import { monthText } from '../loanTexts';

const figuresOf = ({ out, people, period, dueNow, toPay, loansToPay, pending }: LoanTotals) => [
  { label: 'Falta devolver', value: moneyText(out), note: counted(people, 'persona', 'personas') },
  { label: 'A descontar', value: moneyText(dueNow), note: `hasta ${monthText(period)}` },
  {
    label: 'Aprobado, sin pagar',
    value: moneyText(toPay),
    note: counted(loansToPay, 'préstamo', 'préstamos'),
  },
  { label: 'Esperan una decisión', value: String(pending), note: 'en Aprobaciones' },
];

/** The figures of the loans that are out, over their list. */
export function LoanFigures() {
  const query = useGetLoanTotalsQuery();
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={1} />}>
      {(totals) => (
        <Box
          component="dl"
          sx={{
            m: 0,
            mb: 2.5,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
          }}
        >
          {figuresOf(totals).map(({ label, value, note }) => (
            <Card key={label} sx={{ p: 2 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" variant="h3" sx={{ m: 0, mt: 0.5 }}>
                {value}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                {note}
              </Typography>
            </Card>
          ))}
        </Box>
      )}
    </QueryState>
  );
}
