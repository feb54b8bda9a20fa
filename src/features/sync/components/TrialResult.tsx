import { counted } from '@contract/core/counted';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { LinkTrial } from '@/services/wms/generated/sync.gen';
import { momentIn, placeOfZone } from '../linkTexts';
import { TrialWeights } from './TrialWeights';

const states = {
  new: 'Nueva',
  changed: 'Cambia',
  unchanged: 'Sin cambios',
  invalid: 'Se rechaza',
} as const;

/** Shows what a run would do with the newest file, and the first of its rows. */
export function TrialResult({ trial }: { trial: LinkTrial }) {
  const { fileName, problems, counts, more, columns, rows, nextRuns, headers, zone, weights } =
    trial;
  return (
    <Box
      role="region"
      aria-label="Resultado de la prueba"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography>
        <strong>{fileName}</strong>
        {`: ${counted(counts.new, 'nueva', 'nuevas')}, ${counted(counts.changed, 'cambia', 'cambian')}, ${counts.unchanged} sin cambios, ${counted(counts.invalid, 'rechazada', 'rechazadas')}.`}
      </Typography>
      {more ? <Alert severity="info">Se miraron las primeras 50.000 filas de más.</Alert> : null}
      {problems.map((problem) => (
        <Alert key={problem} severity="error">
          {problem}
        </Alert>
      ))}
      {problems.length > 0 && headers.length > 0 ? (
        <Typography variant="body2">{`Títulos del archivo: ${headers.join(' · ')}`}</Typography>
      ) : null}
      {rows.length > 0 ? (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Primeras filas">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Fila</TableCell>
                <TableCell>Resultado</TableCell>
                {columns.map((label) => (
                  <TableCell key={label}>{label}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ number, state, cells, errors }) => (
                <TableRow key={number}>
                  <TableCell>{number}</TableCell>
                  <TableCell sx={{ color: state === 'invalid' ? 'error.main' : undefined }}>
                    {errors.length > 0 ? errors.join(' ') : states[state]}
                  </TableCell>
                  {columns.map((label, at) => (
                    <TableCell key={label}>{cells[at]}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : null}
      {weights === null ? null : <TrialWeights weights={weights} />}
      {nextRuns.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Próximas (hora de ${placeOfZone(zone)}): ${nextRuns.map((at) => momentIn(at, zone)).join(' · ')}`}
        </Typography>
      ) : null}
    </Box>
  );
}
