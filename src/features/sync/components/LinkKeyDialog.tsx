import { isPrivateKey, type LinkSecret, linkSecretForms } from '@contract/sync/linkSecret';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { PasswordField } from '@/components/password/PasswordField';
import { type Link, useSaveLinkKeyMutation } from '@/services/wms/generated/sync.gen';
import { LoginInput, type LoginKind } from '../sftp/LoginInput';

interface Values {
  key: string;
}

const resolverOf = (secret: LinkSecret) =>
  contractResolver<Values>(z.object({ key: linkSecretForms[secret] }));
const resolvers = {
  key: resolverOf('key'),
  token: resolverOf('token'),
  login: resolverOf('login'),
};
/** A text that was given as a key is never kept as a password. */
const keyResolver = contractResolver<Values>(
  z.object({
    key: linkSecretForms.login.refine(isPrivateKey, 'Una clave privada empieza con -----BEGIN.'),
  }),
);

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
  login: {
    label: 'Contraseña o clave privada',
    saved: 'Contraseña o clave guardada',
    hint: ({ sftpUser, sftpHost }: Link) =>
      `Con ella entra ${sftpUser} en ${sftpHost}. Se guarda con cifrado y no se muestra más; si cambia el servidor o el usuario, se borra.`,
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
  const [kind, setKind] = useState<LoginKind>('password');
  const resolver = kind === 'privateKey' ? keyResolver : resolvers[secret];
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
      {secret === 'login' ? (
        <LoginInput kind={kind} onTurn={setKind} />
      ) : (
        <PasswordField<Values> name="key" label={label} autoComplete="new-password" autoFocus />
      )}
    </FormDialog>
  );
}
