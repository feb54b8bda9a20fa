import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ChoiceGroup } from '../../appearance/ChoiceGroup';
import { FormDialog } from '../../dialog/FormDialog';
import { SignaturePad } from '../../files/SignaturePad';
import { contractResolver } from '../../form/contractResolver';
import { TextInput } from '../../form/TextInput';
import { handFont, type MadeSignature } from './signature';

const schema = z
  .object({ way: z.enum(['draw', 'write']), name: z.string().trim().max(60), drawn: z.any() })
  .superRefine(({ way, name, drawn }, context) => {
    if (way === 'write' && name === '')
      context.addIssue({ code: 'custom', path: ['name'], message: 'Escribí el nombre.' });
    if (way === 'draw' && !drawn)
      context.addIssue({ code: 'custom', path: ['drawn'], message: 'Dibujá la firma.' });
  });
const resolver = contractResolver(schema);

interface Values {
  way: 'draw' | 'write';
  name: string;
  drawn: File | null;
}

const ways = [
  { value: 'draw', label: 'Dibujarla' },
  { value: 'write', label: 'Escribir el nombre' },
] as const;

interface PdfSignatureDialogProps {
  onPlace: (made: MadeSignature) => void;
  onClose: () => void;
}

/** A signature by hand, or a name written as one; it says what it is worth. */
export function PdfSignatureDialog({ onPlace, onClose }: PdfSignatureDialogProps) {
  const form = useForm<Values>({
    resolver,
    defaultValues: { way: 'draw', name: '', drawn: null },
  });
  const { way, name } = form.watch();
  const wrong = form.formState.errors.drawn?.message;
  const submit = async (values: Values) => {
    if (values.way === 'write') return onPlace({ name: values.name });
    if (values.drawn) onPlace({ drawing: await createImageBitmap(values.drawn) });
  };
  return (
    <FormDialog
      open
      title="Firma dibujada"
      form={form}
      submitLabel="Poner en la página"
      onSubmit={submit}
      onClose={onClose}
    >
      <Alert severity="info">
        Queda como un dibujo sobre la página. No reemplaza la firma de un recibo o de un documento.
      </Alert>
      <ChoiceGroup
        label="Cómo"
        value={way}
        choices={ways}
        onChange={(next) => form.setValue('way', next)}
      />
      {way === 'draw' ? (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <SignaturePad
            label="Firma"
            onChange={(drawn) => form.setValue('drawn', drawn, { shouldDirty: true })}
          />
          {wrong ? (
            <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
              {wrong}
            </Box>
          ) : null}
        </Box>
      ) : (
        <>
          <TextInput<Values> name="name" label="Nombre" autoFocus />
          <Box aria-hidden sx={{ ...handFont, fontSize: 32, minHeight: 48, overflow: 'hidden' }}>
            {name}
          </Box>
        </>
      )}
    </FormDialog>
  );
}
