import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '@/components/form/contractResolver';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';

const pairing = z.object({ code: z.string().trim().min(8, 'Son ocho letras y números.').max(20) });
type PairingValues = z.input<typeof pairing>;
const resolver = contractResolver(pairing);

interface PairingFormProps {
  /** Why it has to be paired again. */
  why: string | null;
  /** The count of punches that were made here and wait. */
  waiting: number;
  pair: (code: string) => Promise<void>;
}

/** A tablet that is no kiosk yet, or not any more. */
export function PairingForm({ why, waiting, pair }: PairingFormProps) {
  const form = useForm<PairingValues>({ resolver, defaultValues: { code: '' } });
  return (
    <Box
      sx={{ maxWidth: 480, mx: 'auto', px: 2, py: { xs: 5, md: 10 }, display: 'grid', gap: 2.5 }}
    >
      <Typography variant="h1">Emparejar este kiosco</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Pedile el código a quien administra: está en Administración, Kioscos, “Emparejar”.
      </Typography>
      {why ? <Alert severity="warning">{why}</Alert> : null}
      {waiting > 0 ? (
        <Alert severity="info">
          {waiting === 1
            ? 'Queda 1 fichada guardada: se envía al emparejar.'
            : `Quedan ${waiting} fichadas guardadas: se envían al emparejar.`}
        </Alert>
      ) : null}
      <FormBody form={form} guard={false} onSubmit={({ code }) => pair(code)}>
        <TextInput<PairingValues>
          name="code"
          label="Código"
          placeholder="ABCD-EFGH"
          autoComplete="off"
          autoFocus
          maxLength={20}
        />
        <div>
          <SubmitButton label="Emparejar" />
        </div>
      </FormBody>
    </Box>
  );
}
