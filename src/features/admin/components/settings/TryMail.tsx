import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import { Icon } from '@/components/icons/Icon';
import type { HeldBy } from '@/components/record/recordForm';
import { asAppError } from '@/components/state/asAppError';
import { useTryMailMutation } from '@/services/wms/generated/organisation.gen';
import { handled } from '@/services/wms/handled';
import { mailForm } from '../../settingsForms';

type Told = { tone: 'success' | 'error'; text: string };

interface TryMailProps {
  /** What went out, so that it may be saved without a question. */
  onTried: (key: string) => void;
}

/** By what a server was tried: anything typed afterwards is another one. */
export const triedKey = (input: object): string => JSON.stringify(input);

/** A mail through the server as it is typed, before anybody depends on it. */
export function TryMail({ onTried }: TryMailProps) {
  const form = useFormContext<HeldBy<typeof mailForm>>();
  const [send, { isLoading }] = useTryMailMutation();
  const id = useId();
  const [to, setTo] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const attempt = async () => {
    setTold(null);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const input = mailForm.input(form.getValues());
    const { password, ...server } = input;
    try {
      const sent = await send({ server, password: password || undefined, to: to.trim() }).unwrap();
      onTried(triedKey(input));
      setTold({ tone: 'success', text: `Salió una prueba a ${sent.to}. Si llegó, guardá.` });
    } catch (error) {
      handled(error);
      const { message, fields } = asAppError(error);
      setTold({ tone: 'error', text: fields?.to ?? message });
    }
  };
  const tryByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter means the button beside it, not the form around.
    event.preventDefault();
    void attempt();
  };
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
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        Probar
      </Button>
      <Box role="status">{told ? <Alert severity={told.tone}>{told.text}</Alert> : null}</Box>
    </Box>
  );
}
