import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { Section } from '@/components/page/Section';
import { PasswordField } from '@/components/password/PasswordField';
import { type House, useSaveMailMutation } from '../../api';
import { type MailValues, mailForm, mailSecurities, mailValues } from '../../houseModel';
import { HouseForm } from './HouseForm';

const title = 'Correo';
const description = 'Por dónde salen los avisos que piden una respuesta.';
const labels = {
  host: 'Servidor',
  port: 'Puerto',
  security: 'Cifrado',
  username: 'Usuario',
  from: 'Remitente',
};

export function MailSection({ mail }: { mail: House['mail'] }) {
  const [send] = useSaveMailMutation();
  const notify = useNotice();
  const [removing, setRemoving] = useState(false);
  const form = useForm<MailValues>({
    resolver: contractResolver<MailValues>(mailForm),
    defaultValues: mailValues(mail),
  });
  if (mail.source === 'environment') {
    return (
      <Section title={title} description={description}>
        <Alert severity="info">
          El servidor de correo está fijado por quien instaló Andén (SMTP_URL): acá no se cambia.
        </Alert>
      </Section>
    );
  }
  const save = ({ password, port, ...server }: MailValues, version: number) =>
    send({
      server: { ...server, port: Number(port) },
      password: password || undefined,
      version,
    }).unwrap();
  return (
    <HouseForm
      title={title}
      description={description}
      form={form}
      stored={mail}
      valuesOf={mailValues}
      labels={labels}
      send={save}
      saved="Se guardó. El próximo correo ya sale por este servidor."
    >
      {mail.source === 'none' ? (
        <Alert severity="info">
          Todavía no hay servidor de correo: los avisos llegan solo a la campana.
        </Alert>
      ) : null}
      <TextInput<MailValues> name="host" label="Servidor" placeholder="smtp.ejemplo.com.ar" />
      <SelectInput<MailValues> name="security" label="Cifrado" options={mailSecurities} />
      <TextInput<MailValues> name="port" label="Puerto" maxLength={5} />
      <TextInput<MailValues> name="username" label="Usuario" optional autoComplete="off" />
      <PasswordField<MailValues>
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        hint={mail.hasPassword ? 'Hay una guardada: dejala vacía para no cambiarla.' : undefined}
      />
      <TextInput<MailValues>
        name="from"
        label="Remitente"
        type="email"
        hint="La dirección que ven quienes reciben los avisos."
      />
      {mail.server ? (
        <Button color="error" onClick={() => setRemoving(true)} sx={{ justifySelf: 'start' }}>
          Quitar el servidor de correo
        </Button>
      ) : null}
      <ConfirmDialog
        open={removing}
        title="¿Quitar el servidor de correo?"
        confirmLabel="Quitar"
        tone="danger"
        onClose={() => setRemoving(false)}
        onConfirm={async () => {
          const { data } = await send({ server: null, version: mail.version });
          setRemoving(false);
          if (!data) return;
          form.reset(mailValues(data.mail));
          notify({ text: 'Los avisos llegan ahora solo a la campana.' });
        }}
      >
        Los avisos dejan de salir por correo y llegan solo a la campana. Se borra también la
        contraseña guardada.
      </ConfirmDialog>
    </HouseForm>
  );
}
