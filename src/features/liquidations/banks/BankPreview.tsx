import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankPreview as Preview } from '@/services/wms/generated/liquidations.gen';

/** The first lines of a file as the bank will get them, whom it leaves out, and what keeps it from being made. */
export function BankPreview({ preview, fixed }: { preview: Preview; fixed: boolean }) {
  const { run, people, sum, heading, lines, closing, left, faults, fileName } = preview;
  if (!run) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Cuando haya una liquidación calculada, acá se ven las primeras líneas.
      </Typography>
    );
  }
  const more = people - lines.length;
  // A blank is a place like any other: it has to be seen.
  const shown = (line: string) => (fixed ? line.replaceAll(' ', '·') : line);
  const all = [
    ...[...heading, ...lines].map(shown),
    ...(more > 0 ? [`(${counted(more, 'línea más', 'líneas más')})`] : []),
    ...closing.map(shown),
  ];
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${run.title}: ${counted(people, 'transferencia', 'transferencias')} por ${moneyText(sum)}, en “${fileName}”.`}
      </Typography>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Primeras líneas del archivo"
        sx={{
          ...{ m: 0, p: 1.5, overflowX: 'auto', borderRadius: 1, bgcolor: 'action.hover' },
          ...{ fontSize: '0.8125rem', lineHeight: 1.6, tabSize: 4 },
        }}
      >
        {all.join('\n')}
      </Box>
      {faults.length > 0 ? (
        <Alert severity="warning">
          {`Así no se puede hacer. ${faults.slice(0, MOST_TOLD).join('; ')}${andMore(faults)}.`}
        </Alert>
      ) : null}
      {left.length > 0 ? (
        <Alert severity="info">
          {`Sin ${counted(left.length, 'persona', 'personas')} que no tienen una cuenta que este diseño lleve: ${left.slice(0, MOST_TOLD).join('; ')}${andMore(left)}. Cargales la cuenta en su ficha y volvé a calcularlas, o pagales de otra manera.`}
        </Alert>
      ) : null}
    </Box>
  );
}

const MOST_TOLD = 12;
const andMore = ({ length }: readonly string[]) =>
  length > MOST_TOLD ? ` y ${length - MOST_TOLD} más` : '';
