import type { FilterOperator } from '@contract/core/listInput';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ColumnKind } from './gridColumn';
import { operatorsOf } from './operators';

interface OperatorSelectProps {
  kind: ColumnKind;
  value: FilterOperator;
  onChange: (operator: FilterOperator) => void;
}

export function OperatorSelect({ kind, value, onChange }: OperatorSelectProps) {
  return (
    <Select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      SelectDisplayProps={{ 'aria-label': 'Cómo se compara' }}
    >
      {operatorsOf[kind].map(({ operator, label }) => (
        <MenuItem key={operator} value={operator}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}
