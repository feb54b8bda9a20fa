import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { contractResolver } from '../form/contractResolver';
import { Form } from '../form/Form';
import { PasswordField } from '../password/PasswordField';

const schema = z.object({ password: z.string().min(1, 'Escribí la contraseña.') });
type Values = z.infer<typeof schema>;
const resolver = contractResolver(schema);

interface PdfPasswordProps {
  /** The last one given did not open it. */
  wrong: boolean;
  onOpen: (password: string) => void;
}

/** Asks for the password of a document that has one. */
export function PdfPassword({ wrong, onOpen }: PdfPasswordProps) {
  const form = useForm<Values>({ resolver, defaultValues: { password: '' } });
  const { setError } = form;
  useEffect(() => {
    if (wrong)
      setError('password', { message: 'No es esa. Probá de nuevo.' }, { shouldFocus: true });
  }, [wrong, setError]);
  return (
    <Box sx={{ width: 1, maxWidth: 360, m: 'auto', p: 3, display: 'grid', gap: 2 }}>
      <Typography>Para abrir este PDF hay que escribir su contraseña.</Typography>
      <Form
        form={form}
        guard={false}
        submitLabel="Abrir"
        onSubmit={({ password }) => onOpen(password)}
      >
        <PasswordField<Values>
          name="password"
          label="Contraseña del archivo"
          autoComplete="current-password"
          autoFocus
        />
      </Form>
    </Box>
  );
}
