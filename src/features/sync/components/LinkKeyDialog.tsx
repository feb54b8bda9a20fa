import { linkKey } from '@contract/sync/linkKey';
import type { LinkSecret } from '@contract/sync/wmsSource';
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

const kept =
  'Se guarda con cifrado y no se muestra más; si la dirección pasa a otro servidor, se borra.';

const words = {
  key: {
    label: 'Clave',
    saved: 'Clave guardada',
    hint: ({ header }: Link) =>
      `Va entera en ${header}, como la pide el otro sistema: por ejemplo Bearer y la clave. ${kept}`,
  },
  token: {
    label: 'Token',
    saved: 'Token guardado',
    hint: () => `Es el token fijo con que se le pide todo al otro WMS. ${kept}`,
  },
};

interface LinkKeyDialogProps {
  link: Link;
  secret: LinkSecret;
  onClose: () => void;
}

/** Takes a secret of a link in; nothing brings it back to a screen. */
export function LinkKeyDialog({ link, secret, onClose }: LinkKeyDialogProps) {
  const [save] = useSaveLinkKeyMutation();
  const notify = useNotice();
  const form = useForm<Values>({ resolver, defaultValues: { key: '' } });
  const { label, saved, hint } = words[secret];
  return (
    <FormDialog
      open
      title={`${label} de ${link.name}`}
      form={form}
      submitLabel="Guardar"
      onSubmit={async ({ key }) => {
        await save({ id: link.id, which: secret, key }).unwrap();
        notify({ text: saved });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint(link)}
      </Typography>
      <PasswordField<Values> name="key" label={label} autoComplete="new-password" autoFocus />
    </FormDialog>
  );
}
