import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import type { AssessedLoan } from '@contract/loans/assessLoan';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { InstalmentList } from '../components/InstalmentList';

/** The effect tells what it would come to month by month, and why it may not be asked for; said again at each change. */
export function LoanEffect({ effect }: { effect: AssessedLoan | null }) {
  return (
    <Box component="section" aria-label="Cómo se devuelve" aria-live="polite">
      <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        {effect ? (
          <Effect effect={effect} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Escribí el importe y las cuotas, y acá vas a ver cuánto se descuenta cada mes.
          </Typography>
        )}
      </Card>
    </Box>
  );
}

function Effect({ effect: { plan, refusals } }: { effect: AssessedLoan }) {
  const [first] = plan;
  return (
    <>
      {first ? (
        <Box>
          <Typography component="p" sx={{ typography: 'h2' }}>
            {counted(plan.length, 'cuota', 'cuotas')} de {moneyText(first.amount)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Sin interés: devolvés lo mismo que pedís.
          </Typography>
        </Box>
      ) : null}
      {refusals.map(({ code, text, source }) => (
        <Alert key={code} severity="error" sx={{ py: 0.25 }}>
          {text}
          {source ? (
            <Typography variant="caption" sx={{ display: 'block' }}>
              {source}
            </Typography>
          ) : null}
        </Alert>
      ))}
      {plan.length > 0 ? <InstalmentList rows={plan} /> : null}
    </>
  );
}
