import { mailRecord as record } from '@contract/organisation/organisationSettings';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { TextInput } from '@/components/form/TextInput';
import { Section } from '@/components/page/Section';
import { PasswordField } from '@/components/password/PasswordField';
import { RecordInput } from '@/components/record/RecordInput';
import type { AppError } from '@/services/wms/appError';
import { useSendTestMailMutation } from '@/services/wms/generated/admin.gen';
import {
  type OrganisationSettings,
  useSaveMailMutation,
  useTryMailMutation,
} from '@/services/wms/generated/organisation.gen';
import { mailForm } from '../../settingsForms';
import { SettingsForm } from '../SettingsForm';
import { ArrivedButton } from './ArrivedButton';
import { TryMail } from './TryMail';

const title = 'Correo';
const description = 'Por dónde salen los avisos que piden una respuesta.';
const notSaved: AppError = {
  status: 0,
  code: 'sin_probar',
  message: 'No se guardó: mandá una prueba y, si llega, guardalo.',
  detail: '',
};
const { host, port, username, from } = record.fields;

/** The key of the values that were tried: anything typed afterwards is another server. */
const triedKey = (input: object): string => JSON.stringify(input);

export function MailSection({ mail }: { mail: OrganisationSettings['mail'] }) {
  const [send] = useSaveMailMutation();
  const [tryServer] = useTryMailMutation();
  const [sendTest] = useSendTestMailMutation();
  const notify = useNotice();
  const [removing, setRemoving] = useState(false);
  const tried = useRef('');
  const [asking, setAsking] = useState<{ answer: (go: boolean) => void } | null>(null);
  /** A server that was not tried may not work, and then nobody is told that it does not. */
  const sureOf = async (input: object): Promise<void> => {
    if (tried.current === triedKey(input)) return;
    const go = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    if (!go) throw notSaved;
  };
  const tryTyped = async (to: string) => {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return null;
    const input = mailForm.input(form.getValues());
    const { password, ...server } = input;
    const sent = await tryServer({ server, password: password || undefined, to }).unwrap();
    tried.current = triedKey(input);
    return sent;
  };
  const form = useForm({ resolver: mailForm.resolver, defaultValues: mailForm.values(mail) });
  if (mail.source === 'environment') {
    return (
      <Section title={title} description={description}>
        <Card>
          <CardContent sx={{ display: 'grid', gap: 2 }}>
            <Alert severity="info">
              El servidor de correo está fijado por quien instaló Andén (SMTP_URL): acá no se
              cambia.
            </Alert>
            <MailTrial trial={mail.trial} source={mail.source} />
            <TryMail send={(to) => sendTest({ to }).unwrap()} then="" />
          </CardContent>
        </Card>
      </Section>
    );
  }
  return (
    <SettingsForm
      title={title}
      description={description}
      form={form}
      stored={mail}
      model={mailForm}
      send={async (input, version) => {
        await sureOf(input);
        const { password, ...server } = input;
        return send({ server, password: password || undefined, version }).unwrap();
      }}
      saved="Se guardó. El próximo correo ya sale por este servidor."
    >
      {mail.source === 'none' ? (
        <Alert severity="info">
          Todavía no hay servidor de correo: los avisos llegan solo a la campana.
        </Alert>
      ) : null}
      <TextInput name="host" label={host.label} placeholder="smtp.ejemplo.com.ar" />
      <RecordInput record={record} name="security" />
      <TextInput name="port" label={port.label} maxLength={5} />
      <TextInput name="username" label={username.label} optional autoComplete="off" />
      <PasswordField
        name="password"
        label="Contraseña"
        autoComplete="new-password"
        hint={mail.hasPassword ? 'Hay una guardada: dejala vacía para no cambiarla.' : undefined}
      />
      <TextInput
        name="from"
        label={from.label}
        type="email"
        hint="La dirección que ven quienes reciben los avisos."
      />
      <MailTrial trial={mail.trial} source={mail.source} />
      <TryMail send={tryTyped} then="Ya podés guardar." />
      {mail.server ? (
        <Button color="error" onClick={() => setRemoving(true)} sx={{ justifySelf: 'start' }}>
          Quitar el servidor de correo
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking !== null}
        title="¿Guardar sin probar?"
        confirmLabel="Guardar sin probar"
        cancelLabel="Volver a probar"
        onClose={() => asking?.answer(false)}
        onConfirm={() => asking?.answer(true)}
      >
        Con estos datos todavía no salió ninguna prueba. Si algo está mal, los avisos por correo no
        van a llegar.
      </ConfirmDialog>
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
          form.reset(mailForm.values(data.mail));
          notify({ text: 'Los avisos llegan ahora solo a la campana.' });
        }}
      >
        Los avisos dejan de salir por correo y llegan solo a la campana. Se borra también la
        contraseña guardada.
      </ConfirmDialog>
    </SettingsForm>
  );
}

/** Whether anybody knows that mails arrive through the server that is used now. */
function MailTrial({ trial, source }: Pick<OrganisationSettings['mail'], 'trial' | 'source'>) {
  if (source === 'none') return null;
  if (trial === 'arrived') {
    return <Alert severity="success">Una prueba por este servidor llegó.</Alert>;
  }
  return (
    <Alert severity="warning" action={trial === 'accepted' ? <ArrivedButton /> : undefined}>
      {trial === 'accepted'
        ? 'Salió una prueba por este servidor y falta saber si llegó.'
        : 'Todavía nadie confirmó que los correos llegan: mandá una prueba y, cuando la veas, tocá “Me llegó”.'}
    </Alert>
  );
}
