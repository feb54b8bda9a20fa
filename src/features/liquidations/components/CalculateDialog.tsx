import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type PayRunDetail,
  useCalculatePayRunMutation,
} from '@/services/wms/generated/liquidations.gen';

const ways = [
  {
    value: 'today',
    label: 'Tomar los datos de hoy',
    hint: 'Fichas, horas, novedades, licencias, conceptos y parámetros como están ahora.',
  },
  {
    value: 'kept',
    label: 'Con los datos ya tomados',
    hint: 'Da lo mismo que la última vez; sirve para seguir un cálculo que se detuvo.',
  },
] as const;

type Way = (typeof ways)[number]['value'];

/** The first time everything is taken; afterwards one says whether what was taken still holds. */
export function CalculateDialog({ run, onClose }: { run: PayRunDetail; onClose: () => void }) {
  const [calculate] = useCalculatePayRunMutation();
  const [way, setWay] = useState<Way>('today');
  const { id, version, frozenAt } = run;
  return (
    <ConfirmDialog
      open
      title={frozenAt ? '¿Volver a calcular?' : '¿Calcular?'}
      confirmLabel="Calcular"
      onConfirm={async () => {
        await calculate({ id, version, refresh: way === 'today' });
        onClose();
      }}
      onClose={onClose}
    >
      {frozenAt ? (
        <>
          <Typography sx={{ mb: 1 }}>
            Se calcula a todos en una tarea: podés hacer otra cosa.
          </Typography>
          <Ways way={way} onChange={setWay} />
        </>
      ) : (
        'Se toman fichas, horas, novedades, licencias, conceptos y parámetros como están ahora, y quedan guardados con la liquidación. Sigue en una tarea: podés hacer otra cosa.'
      )}
    </ConfirmDialog>
  );
}

function Ways({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const id = useId();
  return (
    <RadioGroup
      aria-label="Con qué datos"
      value={way}
      onChange={(_event, value) => onChange(value === 'kept' ? 'kept' : 'today')}
    >
      {ways.map(({ value, label, hint }) => (
        <div key={value}>
          <FormControlLabel
            value={value}
            label={label}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />}
          />
          <FormHelperText id={`${id}-${value}`} sx={{ mt: 0, ml: 4 }}>
            {hint}
          </FormHelperText>
        </div>
      ))}
    </RadioGroup>
  );
}
