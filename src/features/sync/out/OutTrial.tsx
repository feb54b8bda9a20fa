import { counted } from '@contract/core/counted';
import { rangeText } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type LinkOutTrial, useTryLinkOutMutation } from '@/services/wms/generated/sync.gen';
import { TrialButton } from '../components/TrialButton';
import { momentIn, placeOfZone } from '../linkTexts';
import { PrintToAccept } from '../sftp/PrintToAccept';

/** Shows what would leave now by the link as it is written, without leaving or sending anything. */
export function OutTrial({ linkId }: { linkId: number | undefined }) {
  const [send, { isLoading }] = useTryLinkOutMutation();
  return (
    <TrialButton label="Probar sin mandar" {...{ linkId, send, isLoading }}>
      {(trial) => (
        <>
          {trial.print === null ? null : <PrintToAccept print={trial.print} />}
          <Shown trial={trial} />
        </>
      )}
    </TrialButton>
  );
}

function Shown({
  trial: { fileName, from, to, total, columns, rows, ...trial },
}: {
  trial: LinkOutTrial;
}) {
  const days = from && to ? `, ${rangeText(from, to)}` : '';
  return (
    <Box
      role="region"
      aria-label="Resultado de la prueba"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
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

/** Two rows may say the same: their place in the file tells them apart. */
const numbered = (rows: FirstRowsProps['rows']) =>
  rows.map((cells, at) => ({ number: at + 1, cells }));

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
          {numbered(rows).map(({ number, cells }) => (
            <TableRow key={number}>
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
