import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { StockCountDetail } from '@/services/wms/generated/counters.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';

/** How far a count is, until when, and by whom. */
export function CountFacts({ count }: { count: StockCountDetail }) {
  const { lines, pending, differing, awaiting, people, state } = count;
  const done = lines - pending;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3, display: 'grid', gap: 2 }}>
      {count.reason ? <Alert severity="info">{count.reason}</Alert> : null}
      {state === 'counting' ? (
        <div>
          <Typography role="status" sx={{ mb: 0.5 }}>
            {`${formatNumber(done)} de ${counted(lines, 'línea contada', 'líneas contadas')}`}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={lines === 0 ? 0 : Math.floor((done / lines) * 100)}
            aria-label="Avance del conteo"
          />
        </div>
      ) : null}
      <Facts>
        <Fact label="Conteo">
          <span style={{ whiteSpace: 'nowrap' }}>{count.number}</span>
        </Fact>
        <Fact label="Depósito">{count.siteName}</Fact>
        <Fact label="Hasta cuándo">{formatDate(count.dueOn, 'DD/MM/AAA')}</Fact>
        {differing === null ? null : (
          <Fact label="Con diferencia por resolver">{formatNumber(differing)}</Fact>
        )}
        {awaiting ? (
          <Fact label="Ajustes que esperan aprobación">{formatNumber(awaiting)}</Fact>
        ) : null}
        <Fact label="Se cuenta">{count.blind ? 'A ciegas' : 'Viendo lo que debería haber'}</Fact>
        <Fact label="Quiénes cuentan">
          {people.length > 0
            ? people.map(({ name }) => name).join(' · ')
            : count.onShift
              ? 'Quien está de turno, menos lo que movió desde el último conteo'
              : 'Cualquiera del depósito, menos lo que movió desde el último conteo'}
        </Fact>
        <Fact label="Lo pidió">{count.author?.name}</Fact>
        {count.note ? (
          <Fact label="Indicaciones" whole>
            {count.note}
          </Fact>
        ) : null}
      </Facts>
    </Card>
  );
}
