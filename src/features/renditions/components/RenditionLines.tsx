import { moneyText } from '@contract/core/moneyText';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ExpenseShown } from '@/components/expense/ExpenseShown';
import { useWaitingExpenses, WaitingExpenses } from '@/components/expense/WaitingExpenses';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { Section } from '@/components/page/Section';
import {
  type RenditionDetail,
  type RenditionLine,
  useRemoveRenditionLineMutation,
} from '@/services/wms/generated/renditions.gen';
import { formatDate } from '@/utils/dates';
import { renditionLinePath } from '@/utils/payPaths';

/** Each expense with its receipt; whoever spends adds to them one by one. */
export function RenditionLines({ row }: { row: RenditionDetail }) {
  const adds = row.actions.includes('lines');
  const waiting = useWaitingExpenses('rendicion.agregarGasto', ({ id }) => Number(id) === row.id);
  const [removing, setRemoving] = useState<RenditionLine | null>(null);
  if (!adds && row.lines.length === 0) return null;
  return (
    <Section
      title="Gastos"
      action={
        adds ? (
          <Button
            variant="contained"
            component={Link}
            to={renditionLinePath(row.id)}
            startIcon={<Icon name="camera" />}
          >
            Agregar un gasto
          </Button>
        ) : null
      }
    >
      <WaitingExpenses waiting={waiting} />
      {row.lines.length === 0 && waiting.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Todavía no hay gastos. Sacale una foto a cada comprobante en el momento: sin conexión
          espera en el teléfono.
        </Typography>
      ) : null}
      {row.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          changePath={adds ? renditionLinePath(row.id, line.id) : null}
          onRemove={() => setRemoving(line)}
        />
      ))}
      {removing ? <RemoveLine row={row} line={removing} onClose={() => setRemoving(null)} /> : null}
    </Section>
  );
}

interface LineProps {
  line: RenditionLine;
  /** Null: only to be read. */
  changePath: string | null;
  onRemove: () => void;
}

function Line({ line, changePath, onRemove }: LineProps) {
  const { amount, granted, repeated } = line;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<Icon name="unfold" />}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flex: 1, alignItems: 'center', mr: 1 }}
        >
          <Typography component="span" variant="subtitle2" sx={{ flex: '1 1 180px' }}>
            {`${line.categoryName} · ${formatDate(line.day, 'DD/MM/AAA')}`}
          </Typography>
          {repeated.length > 0 ? (
            <Chip size="small" color="warning" variant="outlined" label="Repetido" />
          ) : null}
          {granted === amount ? null : (
            <Chip size="small" color="info" variant="outlined" label="Recortado" />
          )}
          <Typography component="span" variant="subtitle2">
            {moneyText(granted)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2 }}>
        <ExpenseShown expense={line} />
        {changePath ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button component={Link} to={changePath} startIcon={<Icon name="edit" />}>
              Corregir
            </Button>
            <Button color="error" startIcon={<Icon name="delete" />} onClick={onRemove}>
              Quitar
            </Button>
          </Box>
        ) : null}
      </AccordionDetails>
    </Accordion>
  );
}

interface RemoveLineProps {
  row: RenditionDetail;
  line: RenditionLine;
  onClose: () => void;
}

function RemoveLine({ row, line, onClose }: RemoveLineProps) {
  const [remove] = useRemoveRenditionLineMutation();
  const notify = useNotice();
  return (
    <ConfirmDialog
      open
      title={`¿Quitar ${line.categoryName}, ${moneyText(line.amount)}?`}
      confirmLabel="Quitar"
      tone="danger"
      onConfirm={async () => {
        await remove({ id: row.id, version: row.version, lineId: line.id }).unwrap();
        notify({ text: 'Gasto quitado' });
        onClose();
      }}
      onClose={onClose}
    >
      Su comprobante queda libre para presentarlo en otro lado.
    </ConfirmDialog>
  );
}
