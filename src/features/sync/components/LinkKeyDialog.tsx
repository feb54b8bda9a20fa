import { linkKey } from '@contract/sync/linkKey';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { PasswordField } from '@/components/password/PasswordField';
import { type Link, useSaveLinkKeyMutation } from '@/services/wms/generated/sync.gen';

const keyForm = z.object({ key: linkKey });
type Values = z.input<typeof keyForm>;
const resolver = contractResolver(keyForm);

/** Takes the key of an address in; nothing brings it back to a screen. */
export function LinkKeyDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const [save] = useSaveLinkKeyMutation();
  const notify = useNotice();
  const form = useForm<Values>({ resolver, defaultValues: { key: '' } });
  return (
    <FormDialog
      open
      title={`Clave de ${link.name}`}
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ key }) => {
        await save({ id: link.id, key }).unwrap();
        notify({ text: 'Clave guardada' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Va entera en {link.header}, como la pide el otro sistema: por ejemplo Bearer y la clave. Se
        guarda cifrada y no se muestra más. Si cambia el servidor de la dirección, hay que cargarla
        de nuevo.
      </Typography>
      <PasswordField<Values> name="key" label="Clave" autoComplete="new-password" autoFocus />
    </FormDialog>
  );
}
