import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { dueDay } from '@/components/form/dueDay';
import { Icon } from '@/components/icons/Icon';
import {
  type PayRunDetail,
  useCancelPayRunMutation,
  usePublishPayRunMutation,
  useReversePayRunMutation,
  useStopPayRunMutation,
  useSubmitPayRunMutation,
  useWithdrawPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';
import { payRunPath } from '@/utils/payPaths';
import { CalculateDialog } from './CalculateDialog';
import { FinishDialog } from './FinishDialog';
import { PaidDialog, UnpayDialog } from './PaidDialog';
import { RunDialog } from './RunDialog';
import { RunFiles } from './RunFiles';

type Action = PayRunDetail['actions'][number];

const buttons = {
  calculate: { label: 'Calcular', icon: 'table' },
  stop: { label: 'Detener', icon: 'close' },
  submit: { label: 'Mandar a aprobar', icon: 'send' },
  publish: { label: 'Publicar recibos', icon: 'receipts' },
  finish: { label: 'Terminar sin los que faltan', icon: 'close' },
  pay: { label: 'Anotar el pago', icon: 'money' },
  unpay: { label: 'Quitar el pago anotado', icon: 'undo' },
  withdraw: { label: 'Sacar de aprobación', icon: 'undo' },
  edit: { label: 'Editar', icon: 'edit' },
  reverse: { label: 'Revertir', icon: 'undo' },
  cancel: { label: 'Anular', icon: 'delete' },
} as const satisfies Record<Action, { label: string; icon: string }>;

/** An action that moves it on stands out; one that undoes it does not. */
const order: readonly Action[] = [
  'publish',
  'finish',
  'pay',
  'submit',
  'calculate',
  'stop',
  'withdraw',
  'edit',
  'unpay',
  'reverse',
  'cancel',
];

const undoes = (action: Action) =>
  action === 'cancel' || action === 'reverse' || action === 'unpay';

/** The actions that the server lets this person do with the run now. */
export function RunActions({ run }: { run: PayRunDetail }) {
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const offered = order.filter((action) => run.actions.includes(action));
  const labelOf = (action: Action) =>
    action === 'calculate' && run.frozenAt ? 'Volver a calcular' : buttons[action].label;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 && !undoes(action) ? 'contained' : 'outlined'}
          color={undoes(action) ? 'error' : 'primary'}
          startIcon={<Icon name={buttons[action].icon} />}
          onClick={() => setOpen(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {run.people > 0 ? <RunFiles run={run} /> : null}
      {open === 'edit' ? <RunDialog run={run} onClose={close} /> : null}
      {open === 'calculate' ? <CalculateDialog run={run} onClose={close} /> : null}
      {open === 'publish' ? <PublishDialog run={run} onClose={close} /> : null}
      {open === 'finish' ? <FinishDialog run={run} onClose={close} /> : null}
      {open === 'pay' ? <PaidDialog run={run} onClose={close} /> : null}
      {open === 'unpay' ? <UnpayDialog run={run} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog run={run} onClose={close} /> : null}
      {open === 'reverse' ? <ReverseDialog run={run} onClose={close} /> : null}
      {open === 'stop' || open === 'submit' || open === 'withdraw' ? (
        <MoveDialog run={run} move={open} onClose={close} />
      ) : null}
    </Box>
  );
}

interface DialogProps {
  run: PayRunDetail;
  onClose: () => void;
}

const moves = {
  stop: {
    title: ({ state }: PayRunDetail) =>
      state === 'publishing' ? '¿Detener la publicación?' : '¿Detener el cálculo?',
    text: ({ state }: PayRunDetail) =>
      state === 'publishing'
        ? 'Quien ya tiene su recibo lo conserva. Publicar de nuevo les da el suyo a los que faltan; si algo está mal, se termina sin ellos.'
        : 'Queda para revisar con quienes ya se calcularon. Calcular de nuevo sigue con los mismos datos.',
    done: 'Detenido',
  },
  submit: {
    title: () => '¿Mandar a aprobar?',
    text: ({ people, totals }: PayRunDetail) =>
      `${counted(people, 'persona', 'personas')}, ${moneyText(totals.net)} netos. La aprueba otra persona; mientras tanto no se cambia.`,
    done: 'Enviada a aprobación',
  },
  withdraw: {
    title: () => '¿Sacar de aprobación?',
    text: () => 'Vuelve a estar para revisar y, si ya estaba aprobada, pierde la aprobación.',
    done: 'Volvió a estar para revisar',
  },
} as const;

function MoveDialog({ run, move, onClose }: DialogProps & { move: keyof typeof moves }) {
  const notify = useNotice();
  const [stop] = useStopPayRunMutation();
  const [submit] = useSubmitPayRunMutation();
  const [withdraw] = useWithdrawPayRunMutation();
  const send = { stop, submit, withdraw }[move];
  const { title, text, done } = moves[move];
  return (
    <ConfirmDialog
      open
      title={title(run)}
      confirmLabel={buttons[move].label}
      onConfirm={async () => {
        const { error } = await send({ id: run.id, version: run.version });
        onClose();
        if (!error) notify({ text: done });
      }}
      onClose={onClose}
    >
      {text(run)}
    </ConfirmDialog>
  );
}

const dueForm = z.object({ dueOn: dueDay });
const dueResolver = contractResolver(dueForm);

function PublishDialog({ run, onClose }: DialogProps) {
  const [publish] = usePublishPayRunMutation();
  const form = useForm<z.input<typeof dueForm>>({
    resolver: dueResolver,
    defaultValues: { dueOn: '' },
  });
  return (
    <FormDialog
      open
      brief
      title="Publicar los recibos"
      form={form}
      submitLabel="Publicar"
      onSubmit={async ({ dueOn }) => {
        await publish({ id: run.id, version: run.version, dueOn }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Alert severity="info" variant="outlined">
        {`Vas a publicar ${counted(run.people, 'recibo', 'recibos')} por ${moneyText(run.totals.net)}, sellados por la organización. Cada persona recibe el suyo y un aviso para firmarlo. Publicado, un recibo no se borra: si está mal, se reemplaza por otro.`}
      </Alert>
      <DueInput label="Para firmar hasta" />
    </FormDialog>
  );
}

function ReverseDialog({ run, onClose }: DialogProps) {
  const navigate = useNavigate();
  const [reverse] = useReversePayRunMutation();
  return (
    <ReasonDialog
      title="¿Revertir la liquidación?"
      submitLabel="Abrir la reversión"
      onSubmit={async (reason) => {
        const opened = await reverse({ id: run.id, version: run.version, reason }).unwrap();
        await navigate(payRunPath(opened.id));
      }}
      onClose={onClose}
    >
      {`Se abre otra con lo mismo y signo contrario para ${counted(run.people, 'persona', 'personas')}. Cuando alguien la apruebe y la publiques, cada una recibe el recibo que deja sin efecto el anterior.`}
    </ReasonDialog>
  );
}

function CancelDialog({ run, onClose }: DialogProps) {
  const notify = useNotice();
  const [cancel] = useCancelPayRunMutation();
  return (
    <ReasonDialog
      title="¿Anular la liquidación?"
      submitLabel="Anular"
      onSubmit={async (reason) => {
        await cancel({ id: run.id, version: run.version, reason }).unwrap();
        notify({ text: 'Liquidación anulada' });
      }}
      onClose={onClose}
    >
      Queda sin efecto y no vuelve. Ningún recibo salió de ella.
    </ReasonDialog>
  );
}
