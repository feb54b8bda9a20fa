import {
  type BankColumn,
  type BankSource,
  bankSources,
  newBankColumn,
} from '@contract/liquidations/bankColumn';
import { bankLayoutRecord, MOST_BANK_COLUMNS } from '@contract/liquidations/bankLayout';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { moveOne } from '@/utils/moveOne';
import { BankColumnCard } from './BankColumnCard';

interface BankColumnsInputProps {
  name: 'heading' | 'columns' | 'closing';
  /** The contents that a column of this line may have. */
  offered: readonly BankSource[];
  fixed: boolean;
  hint?: string;
}

/** The columns of a line of the bank's file, in their order. */
export function BankColumnsInput({ name, offered, fixed, hint }: BankColumnsInputProps) {
  const { field, error, id } = useField(name);
  const columns: readonly BankColumn[] = field.value ?? [];
  const { label } = bankLayoutRecord.fields[name];
  const left = offered.filter(
    (source) => source === 'constant' || columns.every((one) => one.source !== source),
  );
  const add = (source: BankSource) => field.onChange([...columns, newBankColumn(source)]);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={name !== 'columns'} group>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {columns.map((column, at) => (
          <BankColumnCard
            // A column is its place in the line.
            key={String(at)}
            column={column}
            place={at + 1}
            last={at === columns.length - 1}
            fixed={fixed}
            titled={name === 'columns'}
            onChange={(more) =>
              field.onChange(
                columns.map((one, index) => (index === at ? { ...one, ...more } : one)),
              )
            }
            onMove={(by) => field.onChange(moveOne(columns, at, by))}
            onRemove={() => field.onChange(columns.filter((_one, index) => index !== at))}
          />
        ))}
      </Box>
      <Select<string>
        value=""
        displayEmpty
        fullWidth
        inputRef={field.ref}
        disabled={columns.length >= MOST_BANK_COLUMNS}
        inputProps={{ 'aria-label': `Agregar a ${label.toLowerCase()}` }}
        onChange={({ target }) => {
          const source = left.find((one) => one === target.value);
          if (source) add(source);
        }}
        sx={{ mt: columns.length > 0 ? 1.5 : 0, color: 'text.secondary' }}
      >
        <MenuItem value="" disabled>
          Agregar una columna
        </MenuItem>
        {left.map((source) => (
          <MenuItem key={source} value={source}>
            {bankSources[source].label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
}
