import { backupPhrase } from '@contract/admin/backupPhrase';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { PasswordField } from '@/components/password/PasswordField';
import { type BackupCopy, useEncryptBackupMutation } from '@/services/wms/generated/admin.gen';
import { useDownload } from '@/services/wms/useDownload';
import { momentText } from '../jobModel';

const schema = z
  .object({ phrase: backupPhrase, repeated: z.string() })
  .refine(({ phrase, repeated }) => phrase === repeated, {
    path: ['repeated'],
    message: 'Las dos frases no son iguales.',
  });
type Values = z.input<typeof schema>;
const resolver = contractResolver(schema);

interface DownloadBackupDialogProps {
  copy: BackupCopy;
  onClose: () => void;
}

/** A copy holds everybody's data and the keys of the organisation: it leaves encrypted, or not at all. */
export function DownloadBackupDialog({ copy, onClose }: DownloadBackupDialogProps) {
  const [encrypt] = useEncryptBackupMutation();
  const download = useDownload();
  const form = useForm<Values>({ resolver, defaultValues: { phrase: '', repeated: '' } });
  return (
    <FormDialog
      open
      title="Bajar la copia"
      form={form}
      submitLabel="Bajar"
      onSubmit={async ({ phrase }) => {
        const { url } = await encrypt({ name: copy.name, phrase }).unwrap();
        await download(url, `${copy.name}.anden`);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2">
        La copia del {momentText(copy.createdAt)} se baja cifrada con una frase que elegís vos.
      </Typography>
      <Alert severity="warning">
        Anotá la frase aparte: Andén no la guarda, y sin ella nadie puede restaurar la copia.
      </Alert>
      <PasswordField<Values>
        name="phrase"
        label="Frase de la copia"
        hint="Al menos 12 caracteres: varias palabras que no vayan juntas."
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField<Values> name="repeated" label="Otra vez" autoComplete="new-password" />
    </FormDialog>
  );
}
