import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { NewsDetail } from '@/services/wms/generated/news.gen';
import { askNewsPath } from '@/utils/paths';
import { moves, moveWords } from '../newsMoves';
import { EditNewsDialog } from './EditNewsDialog';
import { MoveNewsDialog, type OneMove } from './MoveNewsDialog';
import { NewsCertificateDialog } from './NewsCertificateDialog';

type Open = { kind: 'move'; move: OneMove } | { kind: 'edit' } | { kind: 'certificate' };

/** What the server says that this person may do with it now. */
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
          Retirar el aviso
        </Button>
      ) : null}
      {open?.kind === 'move' ? <MoveNewsDialog row={row} move={open.move} onClose={close} /> : null}
      {open?.kind === 'edit' ? <EditNewsDialog row={row} onClose={close} /> : null}
      {open?.kind === 'certificate' ? <NewsCertificateDialog row={row} onClose={close} /> : null}
    </Box>
  );
}
