import type { FilterOperator } from '@contract/core/listInput';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useState } from 'react';
import { FilterValueInput } from './FilterValueInput';
import { completeFilter, type FilterDraft, startDraft } from './filterDraft';
import type { GridRow } from './GridContext';
import { type ColumnKind, filterField, type GridColumn } from './gridColumn';
import type { ListFilter } from './listRequest';
import { operatorsOf } from './operators';

interface FilterEditorProps {
  column: GridColumn<GridRow>;
  /** The filter that is on already. */
  filter: ListFilter | undefined;
  anchor: Element;
  onApply: (filter: ListFilter | null) => void;
  onClose: () => void;
}

/** People edit the filter of a column: how it compares, and with what. Enter applies it. */
export function FilterEditor({ column, filter, anchor, onApply, onClose }: FilterEditorProps) {
  const id = useId();
  const field = filterField(column) ?? column.key;
  const [draft, setDraft] = useState<FilterDraft>(() => startDraft(column, filter));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(completeFilter(field, column, draft));
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box
        component="form"
        onSubmit={submit}
        sx={{ p: 2, width: 320, maxWidth: '90vw', display: 'grid', gap: 1.5 }}
      >
        <Typography id={id} variant="h4" component="h2">
          {column.label}
        </Typography>
        {operatorsOf[column.kind].length > 1 ? (
          <OperatorSelect
            kind={column.kind}
            value={draft.operator}
            onChange={(operator) => setDraft({ operator, values: [] })}
          />
        ) : null}
        <FilterValueInput column={column} draft={draft} onChange={setDraft} />
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Button
            disabled={!filter}
            onClick={() => {
              onApply(null);
              onClose();
            }}
          >
            Quitar
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={completeFilter(field, column, draft) === null}
          >
            Filtrar
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}

interface OperatorSelectProps {
  kind: ColumnKind;
  value: FilterOperator;
  onChange: (operator: FilterOperator) => void;
}

function OperatorSelect({ kind, value, onChange }: OperatorSelectProps) {
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
