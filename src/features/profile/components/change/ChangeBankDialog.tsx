import { bankChange } from '@contract/profile/profileChange';
import { typedPassword } from '@contract/session/password';
import { payRecord } from '@contract/users/personPay';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { orEmpty } from '@/components/form/orEmpty';
import { useDraft } from '@/components/form/useDraft';
import { PasswordField } from '@/components/password/PasswordField';
import { RecordInput } from '@/components/record/RecordInput';
import { SentBackRequest } from '@/components/workflow/SentBackNote';
import { type ChangeDialogProps, useAskChange } from './useAskChange';

const { cbu, bankAlias } = bankChange.shape;
const bankForm = z.object({
  cbu,
  bankAlias: orEmpty(bankAlias.unwrap().unwrap()),
  clave: typedPassword,
});
type Values = z.input<typeof bankForm>;
const resolver = contractResolver(bankForm);

export function ChangeBankDialog(props: ChangeDialogProps<'bank'>) {
  const { sentBack, onClose } = props;
  const form = useForm<Values>({
    resolver,
    defaultValues: {
      cbu: sentBack?.change.cbu ?? '',
      bankAlias: sentBack?.change.bankAlias ?? '',
      clave: '',
    },
  });
  const draft = useDraft(form, `profileChange/bank/${sentBack?.requestId ?? 'new'}`, 0, 'clave');
  const ask = useAskChange(props);
  return (
    <FormDialog
      open
      title="Pedir otra cuenta para cobrar"
      form={form}
      draft={draft}
      submitLabel="Pedir el cambio"
      onSubmit={(values) =>
        ask({ kind: 'bank', cbu: values.cbu, bankAlias: values.bankAlias || null }, values.clave)
      }
      onClose={onClose}
    >
      {sentBack ? <SentBackRequest requestId={sentBack.requestId} /> : null}
      <Typography sx={{ color: 'text.secondary' }}>
        Lo revisa Recursos Humanos. Hasta que lo apruebe, seguís cobrando donde siempre.
      </Typography>
      <RecordInput
        record={payRecord}
        name="cbu"
        hint="Los 22 números que figuran en tu homebanking o billetera."
        required
        autoFocus
      />
      <RecordInput record={payRecord} name="bankAlias" hint="Por ejemplo, perro.luna.mate." />
      <PasswordField<Values>
        name="clave"
        label="Tu contraseña"
        hint="Para saber que sos vos quien cambia dónde cobrás."
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
