import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { selectCan } from '@/services/session/selectCan';
import {
  usePauseWebhookMutation,
  type Webhook,
  type WebhookWithSecret,
} from '@/services/wms/generated/sync.gen';
import { RotateDialog } from './RotateDialog';
import { SecretShownDialog } from './SecretShownDialog';
import { TrialDialog } from './TrialDialog';
import { WebhookDialog } from './WebhookDialog';

/** Tries, pauses, renews or changes a webhook, for whoever may. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const may = useSelector(selectCan('SYNC.run'));
  const notify = useNotice();
  const [pause, pausing] = usePauseWebhookMutation();
  const [open, setOpen] = useState<'edit' | 'rotate' | 'try' | null>(null);
  const [given, setGiven] = useState<WebhookWithSecret | null>(null);
  if (!may) return null;
  const { id, version } = webhook;
  const stands = webhook.paused || webhook.health === 'gone';
  const close = () => setOpen(null);
  const turn = async () => {
    const { data } = await pause({ id, version, paused: !stands });
    if (data) notify({ text: stands ? 'Aviso reanudado' : 'Aviso en pausa' });
  };
  return (
    <>
      <Button onClick={() => setOpen('edit')}>Cambiar</Button>
      <Button onClick={() => setOpen('rotate')}>Renovar el secreto</Button>
      <Button variant="outlined" loading={pausing.isLoading} onClick={() => void turn()}>
        {stands ? 'Reanudar' : 'Pausar'}
      </Button>
      <Button variant="contained" startIcon={<Icon name="send" />} onClick={() => setOpen('try')}>
        Enviar prueba
      </Button>
      {open === 'edit' ? <WebhookDialog row={webhook} onClose={close} /> : null}
      {open === 'rotate' ? (
        <RotateDialog webhook={webhook} onGiven={setGiven} onClose={close} />
      ) : null}
      {open === 'try' ? <TrialDialog webhook={webhook} onClose={close} /> : null}
      {given ? <SecretShownDialog given={given} onClose={() => setGiven(null)} /> : null}
    </>
  );
}
