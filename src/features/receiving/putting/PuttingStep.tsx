import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { ScanBox } from '@/components/scan/ScanBox';
import type { PutAwayTask } from '@/services/wms/generated/receiving.gen';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import type { Putting } from './usePutting';

/** Asks for the product, and then for the shelf on which it is put. */
export function PuttingStep({ putting }: { putting: Putting }) {
  const [camera, setCamera] = useState(false);
  const { task, wrong, readProduct } = putting;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      {wrong ? (
        <Alert severity="error" role="alert">
          {wrong}
        </Alert>
      ) : null}
      {task ? (
        <ToShelf key={task.id} task={task} putting={putting} camera={camera} onCamera={setCamera} />
      ) : (
        <ScanBox
          label="Código del producto"
          onCode={readProduct}
          camera={camera}
          onCamera={setCamera}
        />
      )}
    </Card>
  );
}

interface ToShelfProps {
  task: PutAwayTask;
  putting: Putting;
  camera: boolean;
  onCamera: (open: boolean) => void;
}

function ToShelf({ task, putting, camera, onCamera }: ToShelfProps) {
  const { units, unit, shelf } = task;
  const id = useId();
  /** Nothing typed stands for all that is left, however many that turn out to be. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(units);
  const quantity = Number(text);
  const fits = quantity >= 1 && quantity <= units;
  return (
    <>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shelf ? 'Llevalo a la ubicación' : 'Elegí dónde guardarlo'}
        </Typography>
        <Typography variant="h1" component="p" sx={{ fontSize: '2.25rem', whiteSpace: 'nowrap' }}>
          {shelf?.code ?? 'Sin sugerencia'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shelfHint(shelf)}
        </Typography>
      </Box>
      <Box>
        <Typography variant="h2" component="p">
          {task.productName}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{goodsFacts(task)}</Typography>
      </Box>
      <Field
        id={id}
        label="Cuántas guardás"
        hint={`De ${formatNumber(units)} ${unitsOf(units, unit)}.`}
        error={fits ? undefined : `Van de 1 a ${formatNumber(units)}.`}
      >
        <OutlinedInput
          id={id}
          value={text}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          error={!fits}
          slotProps={{
            input: { inputMode: 'numeric', maxLength: 6, 'aria-describedby': `${id}-text` },
          }}
        />
      </Field>
      <ScanBox
        label="Código de la ubicación"
        onCode={(code) => {
          if (fits && !putting.sending) void putting.readShelf(code, quantity);
        }}
        camera={camera}
        onCamera={onCamera}
      />
      <Button onClick={putting.leave} sx={{ justifySelf: 'start' }}>
        Dejar para después
      </Button>
    </>
  );
}

function shelfHint(shelf: PutAwayTask['shelf']): string {
  if (!shelf) return 'No hay una ubicación con lugar a la vista.';
  const other = 'Es una sugerencia: si lo guardás en otra, leé la otra.';
  return shelf.forklift ? `Se llega con autoelevador. ${other}` : other;
}

const goodsFacts = ({ sku, lotCode, expiresOn, intakeNumber }: PutAwayTask): string =>
  [
    sku,
    lotCode && `lote ${lotCode}`,
    expiresOn && `vence ${formatDate(expiresOn, 'DD/MM/AAA')}`,
    `ingreso ${intakeNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
