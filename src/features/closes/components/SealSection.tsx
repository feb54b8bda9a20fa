import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Section } from '@/components/page/Section';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { type SealCheck, useCheckPeriodSealQuery } from '@/services/wms/generated/closes.gen';

const titles = { time: 'Horas', pay: 'Sueldos' };

/** Whether what was closed is still the same, asked anew each time it is looked at. */
export function SealSection({ siteId, month }: { siteId: number; month: string }) {
  const query = useCheckPeriodSealQuery({ siteId, month }, { refetchOnMountOrArgChange: true });
  return (
    <Section title="Sello" description="Se comprueba ahora, contra lo que había al cerrar.">
      <QueryState query={query} skeleton={<SkeletonRows rows={1} />}>
        {({ seals }) => seals.map((seal) => <Seal key={seal.ledger} seal={seal} />)}
      </QueryState>
    </Section>
  );
}

function Seal({ seal: { ledger, state, code, parts } }: { seal: SealCheck }) {
  const title = titles[ledger];
  if (state === 'missing') {
    return (
      <Alert
        severity="info"
        sx={{ mb: 1 }}
      >{`${title}: se cerró antes de que hubiera sellos.`}</Alert>
    );
  }
  const changed = parts.filter(({ intact }) => !intact).map(({ label }) => label.toLowerCase());
  return (
    <Alert severity={state === 'intact' ? 'success' : 'error'} sx={{ mb: 1 }}>
      {state === 'intact'
        ? `${title}: sello válido, nada cambió.`
        : `${title}: desde el cierre cambió algo en ${changed.join(', ')}.`}
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
        {code}
      </Typography>
    </Alert>
  );
}
