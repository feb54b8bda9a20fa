import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CertificateDialog } from '@/components/files/CertificateDialog';
import { useSeenRow } from '@/components/form/useSeenRow';
import { Icon } from '@/components/icons/Icon';
import { RecordEditor } from '@/components/record/RecordEditor';
import type { NewsDetail } from '@/services/wms/generated/news.gen';
import {
  useAddCertificateMutation,
  useChangeNewsStateMutation,
  useListNewsTypesQuery,
  useUpdateNewsMutation,
} from '@/services/wms/generated/news.gen';
import { askNewsPath } from '@/utils/paths';
import { newsForm } from '../newsForm';
import { type Move, moves, moveWords } from '../newsMoves';
import { NewsFields } from './NewsFields';

type Open = { kind: 'move'; move: OneMove } | { kind: 'edit' } | { kind: 'certificate' };

/** The server says what this person may do with it now. */
export function NewsActions({ row }: { row: NewsDetail }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { actions } = row;
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('resend') ? (
        <Button variant="contained" component={Link} to={`${askNewsPath}?novedad=${row.id}`}>
          Corregir y mandar de nuevo
        </Button>
      ) : null}
      {moves.filter(may).map((move) => (
        <Button
          key={move}
          variant={move === 'validate' ? 'contained' : 'outlined'}
          color={moveWords[move].wantsReason ? 'error' : 'primary'}
          startIcon={<Icon name={moveWords[move].icon} />}
          onClick={() => setOpen({ kind: 'move', move })}
        >
          {moveWords[move].label}
        </Button>
      ))}
      {may('edit') ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="edit" />}
          onClick={() => setOpen({ kind: 'edit' })}
        >
          Corregir
        </Button>
      ) : null}
      {may('certificate') && row.unit !== 'amount' ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="attach" />}
          onClick={() => setOpen({ kind: 'certificate' })}
        >
          {row.certificate === 'given' ? 'Cambiar certificado' : 'Agregar certificado'}
        </Button>
      ) : null}
      {may('withdraw') ? (
        <Button
          color="error"
          startIcon={<Icon name="undo" />}
          onClick={() => setOpen({ kind: 'move', move: 'withdraw' })}
        >
          Cancelar el aviso
        </Button>
      ) : null}
      {open?.kind === 'move' ? <MoveNewsDialog row={row} move={open.move} onClose={close} /> : null}
      {open?.kind === 'edit' ? <EditNewsDialog row={row} onClose={close} /> : null}
      {open?.kind === 'certificate' ? <NewsCertificateDialog row={row} onClose={close} /> : null}
    </Box>
  );
}

interface NewsCertificateDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

function NewsCertificateDialog({ row, onClose }: NewsCertificateDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version } = seen;
  const [add] = useAddCertificateMutation();
  return (
    <CertificateDialog
      replaces={row.certificate === 'given'}
      newest={newest}
      onSend={(certificate) => add({ id, version, certificate }).unwrap()}
      onClose={onClose}
    />
  );
}

interface EditNewsDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

/** Puts right what is not validated yet. */
function EditNewsDialog({ row, onClose }: EditNewsDialogProps) {
  const { data } = useListNewsTypesQuery();
  const types = (data?.rows ?? []).filter(({ id, active }) => active || id === row.typeId);
  const [update] = useUpdateNewsMutation();
  return (
    <RecordEditor
      model={newsForm(types)}
      row={row}
      title="Corregir la novedad"
      send={({ version = row.version, ...fields }) => update({ ...fields, id: row.id, version })}
      onClose={onClose}
    >
      <NewsFields types={types} />
    </RecordEditor>
  );
}

type OneMove = Move | 'withdraw';

const withdraw = {
  label: 'Cancelar el aviso',
  what: 'El aviso queda anulado y los días quedan libres.',
  done: 'Aviso cancelado',
  wantsReason: false,
};

interface MoveNewsDialogProps {
  row: NewsDetail;
  move: OneMove;
  onClose: () => void;
}

/** Says what will happen, asks why where somebody loses by it, and does it. */
function MoveNewsDialog({ row, move, onClose }: MoveNewsDialogProps) {
  const { label, what, done, wantsReason } = move === 'withdraw' ? withdraw : moveWords[move];
  const [send] = useChangeNewsStateMutation();
  const notify = useNotice();
  // Read once: what changes meanwhile is told as a conflict, not overwritten.
  const { seen, newest } = useSeenRow(row);
  const { id, version } = seen;
  const run = async (reason: string) => {
    await send({ id, version, move, reason }).unwrap();
    notify({ text: done });
  };
  const title = `${label}: ${row.typeName}`;
  if (wantsReason) {
    return (
      <ReasonDialog
        title={title}
        submitLabel={label}
        newest={newest}
        onSubmit={run}
        onClose={onClose}
      >
        {what}
      </ReasonDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={label}
      tone={move === 'withdraw' ? 'danger' : 'normal'}
      onConfirm={async () => {
        await run('');
        onClose();
      }}
      onClose={onClose}
    >
      {what}
    </ConfirmDialog>
  );
}
