import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ScanBox } from '@/components/scan/ScanBox';
import type { CountTask } from '@/services/wms/generated/counters.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { CountedForm } from './CountedForm';
import { FoundDialog } from './FoundDialog';
import type { Counting } from './useCounting';

/** Shows a single thing to do at a time, as large as the screen allows. */
export function CountingStep({ task, counting }: { task: CountTask; counting: Counting }) {
  const { step, wrong, sending, read, count, skip, back, found } = counting;
  const [camera, setCamera] = useState(false);
  const [finding, setFinding] = useState(false);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {step === 'shelf' ? 'Andá a la ubicación' : 'En la ubicación'}
        </Typography>
        <Typography variant="h1" component="p" sx={{ fontSize: '2.25rem', whiteSpace: 'nowrap' }}>
          {task.locationCode}
        </Typography>
      </Box>
      <Box>
        <Typography variant="h2" component="p">
          {task.productName}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{taskFacts(task)}</Typography>
        {task.round > 1 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            Se cuenta otra vez: antes la contó otra persona.
          </Typography>
        ) : null}
      </Box>
      {wrong ? (
        <Alert severity="error" role="alert">
          {wrong}
        </Alert>
      ) : null}
      {step === 'quantity' ? (
        <CountedForm
          key={task.id}
          unit={task.unit}
          working={sending}
          onCounted={(counted) => void count(counted)}
        />
      ) : (
        <ScanBox
          label={step === 'shelf' ? 'Código de la ubicación' : 'Código del producto'}
          onCode={read}
          camera={camera}
          onCamera={setCamera}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {step === 'shelf' ? null : <Button onClick={back}>Cambiar de ubicación</Button>}
        <Button onClick={() => setFinding(true)}>Hay otra cosa</Button>
        <Button onClick={skip}>Dejar para después</Button>
      </Box>
      {finding ? (
        <FoundDialog location={task.locationCode} send={found} onClose={() => setFinding(false)} />
      ) : null}
    </Card>
  );
}

const taskFacts = ({ sku, lotCode, expiresOn, expected }: CountTask): string =>
  [
    sku,
    lotCode && `lote ${lotCode}`,
    expiresOn && `vence ${formatDate(expiresOn, 'DD/MM/AAA')}`,
    expected !== null && `debería haber ${formatNumber(expected)}`,
  ]
    .filter(Boolean)
    .join(' · ');
