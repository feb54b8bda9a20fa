import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { placeServerErrors } from '@/components/form/placeServerErrors';
import { Icon } from '@/components/icons/Icon';
import { asAppError } from '@/components/state/asAppError';
import { type LinkOutTrial, useTryLinkOutMutation } from '@/services/wms/generated/sync.gen';
import { type LinkHeld, linkForm } from '../linkForm';
import { momentIn, placeOfZone } from '../linkTexts';

/** Shows what would leave now by the link as it is written, without leaving or sending anything. */
export function OutTrial({ linkId }: { linkId: number | undefined }) {
  const form = useFormContext<LinkHeld>();
  const [send, { isLoading }] = useTryLinkOutMutation();
  const [trial, setTrial] = useState<LinkOutTrial | null>(null);
  const attempt = async () => {
    setTrial(null);
    if (!(await form.trigger())) return;
    const { data, error } = await send({ ...linkForm.input(form.getValues()), id: linkId });
    if (data) setTrial(data);
    // The notice says to look at what is marked.
    if (error) placeServerErrors(form, asAppError(error));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch' }}>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Icon name="visible" />}
        onClick={() => void attempt()}
        sx={{ justifySelf: 'start' }}
      >
        Probar sin mandar
      </Button>
      {trial ? <Shown trial={trial} /> : null}
    </Box>
  );
}

function Shown({
  trial: { fileName, from, to, total, columns, rows, ...trial },
}: {
  trial: LinkOutTrial;
}) {
  const days = from && to ? `, ${rangeText(from, to)}` : '';
  return (
    <Box role="region" aria-label="Resultado de la prueba" sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        <strong>{fileName}</strong>
        {`: ${total === 1 ? 'saldría' : 'saldrían'} ${counted(total, 'fila', 'filas')}${days}.`}
      </Typography>
      {rows === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Las filas las ve solo la persona en cuyo nombre actúa.
        </Typography>
      ) : null}
      {rows && rows.length > 0 ? <FirstRows columns={columns} rows={rows} total={total} /> : null}
      {trial.nextRuns.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Próximas (hora de ${placeOfZone(trial.zone)}): ${trial.nextRuns.map((at) => momentIn(at, trial.zone)).join(' · ')}`}
        </Typography>
      ) : null}
    </Box>
  );
}

interface FirstRowsProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total: number;
}

const FirstRows = ({ columns, rows, total }: FirstRowsProps) => (
  <>
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Primeras filas">
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and none of them moves.
            <TableRow key={row}>
              {columns.map((label, at) => (
                <TableCell key={label}>{cells[at]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
    {total > rows.length ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`Se ven las primeras ${rows.length}.`}
      </Typography>
    ) : null}
  </>
);
