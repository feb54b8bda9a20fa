import { type MappedColumn, MOST_PAY_COLUMNS, payMappingRecord } from '@contract/hours/payMapping';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { Icon } from '@/components/icons/Icon';
import type { PayColumn } from '@/services/wms/generated/hours.gen';
import { moveOne } from '@/utils/moveOne';
import { leftToAdd } from './payColumns';

interface ColumnsInputProps {
  name: 'columns';
  /** All that a file may have a column for. */
  offered: readonly PayColumn[];
}

/** The columns of a file in their order, each under the heading that whoever reads it expects. */
export function ColumnsInput({ name, offered }: ColumnsInputProps) {
  const { field, error, id } = useField(name);
  const columns: MappedColumn[] = field.value ?? [];
  const labelOf = (key: string) => offered.find((one) => one.key === key)?.label ?? 'Ya no existe';
  const write = (at: number, header: string) =>
    field.onChange(columns.map((one, index) => (index === at ? { ...one, header } : one)));
  return (
    <Field id={id} label={payMappingRecord.fields.columns.label} error={error} group>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {columns.map(({ key, header }, at) => (
          <ColumnLine
            key={key}
            label={labelOf(key)}
            header={header}
            first={at === 0}
            last={at === columns.length - 1}
            onWrite={(text) => write(at, text)}
            onMove={(by) => field.onChange(moveOne(columns, at, by))}
            onRemove={() => field.onChange(columns.filter((_one, index) => index !== at))}
          />
        ))}
      </Box>
      <Select
        value=""
        displayEmpty
        fullWidth
        inputRef={field.ref}
        disabled={columns.length >= MOST_PAY_COLUMNS}
        inputProps={{ 'aria-label': 'Agregar una columna' }}
        onChange={({ target }) =>
          field.onChange([...columns, { key: target.value, header: labelOf(target.value) }])
        }
        sx={{ mt: 1.5, color: 'text.secondary' }}
      >
        <MenuItem value="" disabled>
          Agregar una columna
        </MenuItem>
        {leftToAdd(offered, columns).flatMap(([group, own]) => [
          <ListSubheader key={group}>{group}</ListSubheader>,
          ...own.map(({ key, label }) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          )),
        ])}
      </Select>
    </Field>
  );
}

interface ColumnLineProps {
  label: string;
  header: string;
  first: boolean;
  last: boolean;
  onWrite: (header: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ColumnLine(props: ColumnLineProps) {
  const { label, header, first, last, onWrite, onMove, onRemove } = props;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }} noWrap>
          {label}
        </Typography>
        <OutlinedInput
          size="small"
          fullWidth
          value={header}
          onChange={({ target }) => onWrite(target.value)}
          // A column without a heading has the word of what it holds.
          onBlur={() => (header.trim() === '' ? onWrite(label) : undefined)}
          inputProps={{ 'aria-label': `Título de ${label}`, maxLength: 80 }}
        />
      </Box>
      <IconButton aria-label={`Subir ${label}`} disabled={first} onClick={() => onMove(-1)}>
        <Icon name="moveUp" fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Bajar ${label}`} disabled={last} onClick={() => onMove(1)}>
        <Icon name="moveDown" fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Sacar ${label}`} onClick={onRemove}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  );
}
