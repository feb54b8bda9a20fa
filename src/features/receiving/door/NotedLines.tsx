import { intakeLineRecord } from '@contract/receiving/intake';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFormState } from 'react-hook-form';
import { Icon } from '@/components/icons/Icon';
import { formatDate } from '@/utils/dates';
import { formatNumber } from '@/utils/numbers';
import type { NotedLine } from './doorModel';

const { condition } = intakeLineRecord.fields;

export interface DoorValues {
  lines: NotedLine[];
  photoHash: string | null;
}

interface NotedLinesProps {
  lines: readonly NotedLine[];
  onRemove: (index: number) => void;
}

/** Shows the lines that were noted and not confirmed, each with why the server did not take it. */
export function NotedLines({ lines, onRemove }: NotedLinesProps) {
  const { errors } = useFormState<DoorValues>({ name: 'lines' });
  return (
    <Box component="ul" aria-label="Anotado" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, index) => {
        const why = firstFault(errors.lines?.[index]);
        return (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be noted twice with the same figures.
            key={index}
            data-invalid={why ? '' : undefined}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography component="span" sx={{ display: 'block' }}>
                  {`${formatNumber(line.quantity)} de ${line.name}`}
                </Typography>
                <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                  {notedText(line)}
                </Typography>
              </Box>
              <IconButton aria-label={`Quitar ${line.name}`} onClick={() => onRemove(index)}>
                <Icon name="delete" />
              </IconButton>
            </Box>
            {why ? (
              <FormHelperText error role="alert">
                {why}
              </FormHelperText>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}

const firstFault = (faults: unknown): string | undefined =>
  Object.values((faults ?? {}) as Record<string, { message?: string } | undefined>).find(
    (one) => one?.message,
  )?.message;

const notedText = (line: NotedLine): string =>
  [
    condition.labels[line.condition],
    line.lotCode && `lote ${line.lotCode}`,
    line.expiresOn && `vence ${formatDate(line.expiresOn, 'DD/MM/AAA')}`,
    line.reason,
  ]
    .filter(Boolean)
    .join(' · ');
