import {
  type BankColumn,
  bankDays,
  bankDecimals,
  bankFills,
  bankSources,
  isText,
  MOST_WIDE,
} from '@contract/liquidations/bankColumn';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';

interface BankColumnCardProps {
  column: BankColumn;
  /** From 1. */
  place: number;
  last: boolean;
  /** A text of fixed width, or cells between separators. */
  fixed: boolean;
  /** A CSV may have headings over it. */
  titled: boolean;
  onChange: (more: Partial<BankColumn>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A column: what it holds, how wide it is and how it is written. */
export function BankColumnCard(props: BankColumnCardProps) {
  const { column, place, last, fixed, titled, onChange, onMove, onRemove } = props;
  const { source, title, width, fill, cut, decimals, day, text } = column;
  const { label, kind } = bankSources[source];
  const named = `la columna ${place}, ${label}`;
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" sx={{ flex: 1, minWidth: 0 }}>
          {`${place}. ${label}`}
        </Typography>
        <IconButton aria-label={`Subir ${named}`} disabled={place === 1} onClick={() => onMove(-1)}>
          <Icon name="moveUp" fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Bajar ${named}`} disabled={last} onClick={() => onMove(1)}>
          <Icon name="moveDown" fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Sacar ${named}`} onClick={onRemove}>
          <Icon name="close" fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {kind === 'constant' ? (
          <Written
            label="Texto"
            of={named}
            value={text}
            most={MOST_WIDE}
            onChange={(next) => onChange({ text: next })}
          />
        ) : null}
        {fixed ? (
          <Written
            label="Ancho"
            of={named}
            value={width > 0 ? String(width) : ''}
            digits
            most={3}
            onChange={(next) => onChange({ width: Number(next.replace(/\D/g, '')) })}
          />
        ) : null}
        {fixed ? (
          <Chosen
            label="Relleno"
            of={named}
            value={fill}
            labels={bankFills}
            onChange={(next) => onChange({ fill: next })}
          />
        ) : null}
        {!fixed && titled ? (
          <Written
            label="Título"
            of={named}
            value={title}
            most={60}
            onChange={(next) => onChange({ title: next })}
          />
        ) : null}
        {kind === 'amount' ? (
          <Chosen
            label="Decimales"
            of={named}
            value={decimals}
            labels={bankDecimals}
            onChange={(next) => onChange({ decimals: next })}
          />
        ) : null}
        {kind === 'day' ? (
          <Chosen
            label="Forma"
            of={named}
            value={day}
            labels={bankDays}
            onChange={(next) => onChange({ day: next })}
          />
        ) : null}
      </Box>
      {fixed && isText(column) ? (
        <FormControlLabel
          label="Recortar lo que no entra"
          control={
            <Checkbox
              size="small"
              checked={cut}
              onChange={(_event, on) => onChange({ cut: on })}
              slotProps={{ input: { 'aria-label': `Recortar lo que no entra en ${named}` } }}
            />
          }
        />
      ) : null}
    </Card>
  );
}

interface PartProps<V extends string> {
  label: string;
  /** The column that it belongs to, for people who do not see the card. */
  of: string;
  value: V;
  onChange: (next: V) => void;
}

const caption = { color: 'text.secondary', display: 'block', mb: 0.5 } as const;

function Written(props: PartProps<string> & { most: number; digits?: boolean }) {
  const { label, of, value, most, digits = false, onChange } = props;
  return (
    <Box sx={{ flex: digits ? '0 0 84px' : '1 1 180px', minWidth: 0 }}>
      <Typography variant="caption" sx={caption} aria-hidden>
        {label}
      </Typography>
      <OutlinedInput
        size="small"
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{
          'aria-label': `${label} de ${of}`,
          maxLength: most,
          inputMode: digits ? 'numeric' : undefined,
        }}
      />
    </Box>
  );
}

function Chosen<V extends string>(props: PartProps<V> & { labels: Readonly<Record<V, string>> }) {
  const { label, of, value, labels, onChange } = props;
  const values = Object.keys(labels) as V[];
  return (
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography variant="caption" sx={caption} aria-hidden>
        {label}
      </Typography>
      <Select
        size="small"
        fullWidth
        value={value}
        inputProps={{ 'aria-label': `${label} de ${of}` }}
        onChange={({ target }) => {
          const next = values.find((one) => one === target.value);
          if (next) onChange(next);
        }}
      >
        {values.map((one) => (
          <MenuItem key={one} value={one}>
            {labels[one]}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
