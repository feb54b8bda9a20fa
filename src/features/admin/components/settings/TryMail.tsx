import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import { handled } from '@/services/wms/handled';
import { ArrivedButton } from './ArrivedButton';

interface TryMailProps {
  /** Answers where the mail went; null where it was not even tried. */
  send: (to: string) => Promise<{ to: string } | null>;
  /** The words for what is left to do once it arrived. */
  then: string;
}

type Told = { tone: 'info' | 'success' | 'error'; text: string };

/** A test mail, and the question whether it arrived: that a server takes one does not say so. */
export function TryMail({ send, then }: TryMailProps) {
  const id = useId();
  const [to, setTo] = useState('');
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const attempt = async () => {
    if (sending) return;
    setTold(null);
    setSending(true);
    try {
      const sent = await send(to.trim());
      if (sent) setTold({ tone: 'info', text: `Salió una prueba a ${sent.to}. Fijate si llegó.` });
    } catch (error) {
      handled(error);
      const { message, fields } = asAppError(error);
      setTold({ tone: 'error', text: fields?.to ?? message });
    } finally {
      setSending(false);
    }
  };
  const tryByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter means the button beside it, not the form around.
    event.preventDefault();
    void attempt();
  };
  const arrived = () => setTold({ tone: 'success', text: `El correo llega. ${then}`.trim() });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Field id={id} label="Mandar la prueba a" hint="Vacío, al correo de tu ficha." optional>
        <OutlinedInput
          id={id}
          type="email"
          value={to}
          onChange={({ target }) => setTo(target.value)}
          onKeyDown={tryByEnter}
          autoComplete="email"
          slotProps={{ input: { 'aria-describedby': `${id}-text` } }}
        />
      </Field>
      <Button
        variant="outlined"
        startIcon={<Icon name="mail" />}
        loading={sending}
        loadingPosition="start"
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        Probar
      </Button>
      <Box role="status">
        {told ? (
          <Alert
            severity={told.tone}
            action={told.tone === 'info' ? <ArrivedButton onArrived={arrived} /> : undefined}
          >
            {told.text}
          </Alert>
        ) : null}
      </Box>
    </Box>
  );
}
