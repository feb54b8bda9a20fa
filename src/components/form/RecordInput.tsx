import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';

export interface RecordOption {
  id: number;
  name: string;
  /** What tells two namesakes apart. */
  detail?: string;
}

interface RecordInputProps<V extends FieldValues> extends FieldProps<V> {
  /** What the server found for the text last asked for. */
  options: readonly RecordOption[];
  loading: boolean;
  onSearch: (text: string) => void;
}

const pause = 250;

/** One record among many, found by typing; the form holds its id and name. */
export function RecordInput<V extends FieldValues = FieldValues>(props: RecordInputProps<V>) {
  const { name, label, hint, optional, disabled, options, loading, onSearch } = props;
  const { field, error, id, textId } = useField(name);
  const [text, setText] = useState('');
  const value = field.value as RecordOption | null;
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text === value?.name ? '' : text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <Autocomplete<RecordOption>
        id={id}
        value={value}
        options={[...options]}
        loading={loading}
        disabled={disabled}
        // The server has searched already.
        filterOptions={(found) => found}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, next) => field.onChange(next && { id: next.id, name: next.name })}
        onInputChange={(_event, next) => setText(next)}
        renderOption={({ key, ...item }, option) => (
          <Box component="li" key={key} {...item}>
            <Box sx={{ minWidth: 0 }}>
              {option.name}
              {option.detail ? (
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {option.detail}
                </Typography>
              ) : null}
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            inputRef={field.ref}
            error={Boolean(error)}
            onBlur={field.onBlur}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': textId },
            }}
          />
        )}
        slotProps={{ popper: { role: 'region', 'aria-label': `${label}: para elegir` } }}
      />
    </Field>
  );
}
