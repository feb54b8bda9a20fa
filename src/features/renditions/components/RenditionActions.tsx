import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import {
  type RenditionDetail,
  useHandInRenditionMutation,
  useWithdrawRenditionMutation,
} from '@/services/wms/generated/renditions.gen';
import { correctRenditionPath } from '@/utils/payPaths';
import { balanceText } from '../renditionTexts';
import { PayDialog, type RenditionPaying } from './PayDialog';

type Asking = 'handIn' | 'withdraw' | null;

const settleLabel = ({ balance }: RenditionDetail) =>
  Number(balance) < 0 ? 'Marcar como devuelto' : 'Marcar saldo como pagado';

/** The server says what this person may do with it now. */
export function RenditionActions({ row }: { row: RenditionDetail }) {
  const [paying, setPaying] = useState<RenditionPaying | null>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const may = (action: (typeof row.actions)[number]) => row.actions.includes(action);
  const chosen = { rows: { kind: 'rows' as const, ids: [row.id] }, count: 1 };
  const ready = row.lines.length > 0 || Number(row.paid) > 0;
  const pays = may('payAdvance') || may('settle');
  const unpays = may('unpayAdvance') || may('unsettle');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('resend') ? (
        <Button variant="contained" component={Link} to={correctRenditionPath(row.id)}>
          Corregir y mandar de nuevo
        </Button>
      ) : null}
      {may('handIn') && ready ? (
        <Button
          variant="contained"
          startIcon={<Icon name="send" />}
          onClick={() => setAsking('handIn')}
        >
          Presentar
        </Button>
      ) : null}
      {pays ? (
        <Button
          variant="contained"
          startIcon={<Icon name="money" />}
          onClick={() => setPaying({ ...chosen, kind: 'pay' })}
        >
          {may('payAdvance') ? 'Marcar anticipo como pagado' : settleLabel(row)}
        </Button>
      ) : null}
      {unpays ? (
        <Button
          color="error"
          startIcon={<Icon name="undo" />}
          onClick={() => setPaying({ ...chosen, kind: 'unpay' })}
        >
          {may('unpayAdvance') ? 'Dejar anticipo por pagar' : 'Dejar por saldar'}
        </Button>
      ) : null}
      {may('callOff') ? (
        <Button
          color="error"
          startIcon={<Icon name="close" />}
          onClick={() => setPaying({ ...chosen, kind: 'callOff' })}
        >
          Dejar sin efecto
        </Button>
      ) : null}
      {may('withdraw') ? (
        <Button
          color="error"
          startIcon={<Icon name="undo" />}
          onClick={() => setAsking('withdraw')}
        >
          {row.state === 'handed' ? 'Retirar' : 'Cancelar'}
        </Button>
      ) : null}
      {paying ? <PayDialog paying={paying} onClose={() => setPaying(null)} /> : null}
      {asking === 'handIn' ? <HandIn row={row} onClose={() => setAsking(null)} /> : null}
      {asking === 'withdraw' ? <Withdraw row={row} onClose={() => setAsking(null)} /> : null}
    </Box>
  );
}

interface AskedProps {
  row: RenditionDetail;
  onClose: () => void;
}

function HandIn({ row, onClose }: AskedProps) {
  const [handIn] = useHandInRenditionMutation();
  const notify = useNotice();
  const { id, version, lines, spent } = row;
  const what =
    lines.length > 0
      ? `${counted(lines.length, 'gasto', 'gastos')} por ${moneyText(spent)}. Saldo: ${balanceText(row)}.`
      : `No gastaste nada: ${balanceText(row)}.`;
  return (
    <ConfirmDialog
      open
      title="¿Presentar la rendición?"
      confirmLabel="Presentar"
      onConfirm={async () => {
        await handIn({ id, version }).unwrap();
        notify({ text: 'Rendición presentada' });
        onClose();
      }}
      onClose={onClose}
    >
      {`${what} Mientras la deciden no se le agregan gastos.`}
    </ConfirmDialog>
  );
}

const withdrawn = ({ state, asked }: RenditionDetail) =>
  state === 'toPay'
    ? `El anticipo aprobado de ${moneyText(asked ?? '0')} no se paga.`
    : 'Nadie va a decidirla. Sus comprobantes quedan libres para presentarlos de nuevo.';

function Withdraw({ row, onClose }: AskedProps) {
  const [withdraw] = useWithdrawRenditionMutation();
  const notify = useNotice();
  const back = row.state === 'handed';
  return (
    <ConfirmDialog
      open
      title={back ? '¿Retirar la rendición?' : '¿Cancelar la rendición?'}
      confirmLabel={back ? 'Retirar' : 'Cancelar la rendición'}
      tone="danger"
      onConfirm={async () => {
        await withdraw({ id: row.id, version: row.version }).unwrap();
        notify({ text: back ? 'Rendición retirada' : 'Rendición cancelada' });
        onClose();
      }}
      onClose={onClose}
    >
      {back
        ? 'Vuelve a estar por rendir: podés corregir los gastos y presentarla de nuevo.'
        : withdrawn(row)}
    </ConfirmDialog>
  );
}
