import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useState } from 'react';

export interface RecordOption {
  id: number;
  name: string;
  /** What tells two namesakes apart. */
  detail?: string;
}

interface RecordPickerProps {
  id: string;
  label: string;
  value: RecordOption | null;
  onChange: (chosen: RecordOption | null) => void;
  /** What the server found for the text last asked for. */
  options: readonly RecordOption[];
  loading: boolean;
  onSearch: (text: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: boolean;
  disabled?: boolean | undefined;
  describedBy: string | undefined;
}

const pause = 250;

/** One record among many, found by typing. */
export function RecordPicker(props: RecordPickerProps) {
  const { id, label, value, onChange, options, loading, onSearch, onBlur, inputRef } = props;
  const { error, disabled, describedBy } = props;
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text === value?.name ? '' : text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
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
      onChange={(_event, next) => onChange(next && { id: next.id, name: next.name })}
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
          inputRef={inputRef}
          error={error}
          onBlur={onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy },
          }}
        />
      )}
      slotProps={{ popper: { role: 'region', 'aria-label': `${label}: para elegir` } }}
    />
  );
}
