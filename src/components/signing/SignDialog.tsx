import { signatureRecord } from '@contract/signed/signature';
import { signingFields } from '@contract/signed/signingFields';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '../dialog/FormDialog';
import { contractResolver } from '../form/contractResolver';
import { TextInput } from '../form/TextInput';
import { PasswordField } from '../password/PasswordField';
import { type SignKind, type SignOutcome, signLabels, signMeanings } from './signingTexts';

const { shape } = signingFields;
const { reason: reasonField } = signatureRecord.fields;
const forms = {
  plain: z.object({ clave: shape.clave, reason: z.string() }),
  reasoned: z.object({
    clave: shape.clave,
    reason: z.string().trim().min(1, 'Contá por qué.').pipe(reasonField.filled),
  }),
};
type Values = z.input<typeof forms.plain>;
const resolvers = {
  plain: contractResolver(forms.plain),
  reasoned: contractResolver(forms.reasoned),
};

export interface SignSaying {
  outcome: SignOutcome;
  reason: string;
  clave: string;
}

interface SignDialogProps {
  kind: SignKind;
  outcome: SignOutcome;
  /** The words for what is signed. */
  what: string;
  onSign: (saying: SignSaying) => Promise<unknown>;
  onClose: () => void;
}

/** Says what signing so means, asks why where that is due, and for the password. */
export function SignDialog({ kind, outcome, what, onSign, onClose }: SignDialogProps) {
  const reasoned = outcome !== 'signed';
  const form = useForm<Values>({
    resolver: resolvers[reasoned ? 'reasoned' : 'plain'],
    defaultValues: { clave: '', reason: '' },
  });
  const label = signLabels[kind][outcome];
  return (
    <FormDialog
      open
      title={label}
      form={form}
      submitLabel={label}
      tone={outcome === 'rejected' ? 'danger' : 'normal'}
      onSubmit={async ({ clave, reason }) => {
        await onSign({ outcome, clave, reason: reason.trim() });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="subtitle2">{what}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{signMeanings[kind][outcome]}</Typography>
      {reasoned ? (
        <TextInput<Values>
          name="reason"
          label="Por qué"
          rows={3}
          maxLength={reasonField.max}
          autoFocus
        />
      ) : null}
      <PasswordField<Values>
        name="clave"
        label="Tu contraseña"
        hint="La pedimos de nuevo para saber que sos vos."
        autoComplete="current-password"
        autoFocus={!reasoned}
      />
    </FormDialog>
  );
}
