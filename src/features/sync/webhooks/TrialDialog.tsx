import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { useTryWebhookMutation, type Webhook } from '@/services/wms/generated/sync.gen';
import { CodeBlock } from '../programs/CodeBlock';
import { replyText } from './replyText';

/** Sends a test now, and shows what went and what came. */
export function TrialDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const id = useId();
  const phone = usePhone();
  const [attempt, { data, isLoading }] = useTryWebhookMutation();
  const well = data?.status != null && data.status >= 200 && data.status < 300;
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title={`Probar ${webhook.name}`} covers={phone} onClose={onClose} />
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography variant="body2">
          Manda ahora un aviso de prueba, firmado como los demás, y muestra lo que responden. No
          cuenta como entrega.
        </Typography>
        {data ? (
          <>
            <Alert role="status" severity={well ? 'success' : 'error'}>
              {replyText(data)}
            </Alert>
            <Typography variant="subtitle2">Pedido</Typography>
            <CodeBlock label="Pedido">
              {[
                `POST ${data.url}`,
                ...data.headers.map(({ name, value }) => `${name}: ${value}`),
                '',
                data.body,
              ].join('\n')}
            </CodeBlock>
            {data.answer ? (
              <>
                <Typography variant="subtitle2">Respuesta</Typography>
                <CodeBlock label="Respuesta">{data.answer}</CodeBlock>
              </>
            ) : null}
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        <Button
          variant="contained"
          loading={isLoading}
          onClick={() => void attempt({ id: webhook.id })}
        >
          Enviar prueba
        </Button>
      </DialogActions>
    </Dialog>
  );
}
