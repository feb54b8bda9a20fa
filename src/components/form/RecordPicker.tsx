import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useState } from 'react';
import { usePickByEnter } from './usePickByEnter';

export interface RecordOption {
  id: number;
  name: string;
  /** The detail tells two namesakes apart. */
  detail?: string;
}

interface RecordPickerProps {
  id: string;
  label: string;
  value: RecordOption | null;
  onChange: (chosen: RecordOption | null) => void;
  /** The options that the server found for the text last asked for. */
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

/** A record among many is found by typing. */
export function RecordPicker(props: RecordPickerProps) {
  const { id, label, value, onChange, options, loading, onSearch, onBlur, inputRef } = props;
  const { error, disabled, describedBy } = props;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const typed = text === value?.name ? '' : text.trim();
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(typed);
      onSearch(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  const pick = (next: RecordOption | null) => onChange(next && { id: next.id, name: next.name });
  const pickByEnter = usePickByEnter({
    text: typed,
    options,
    settled: typed === asked && !loading,
    onPick: pick,
  });
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
      onChange={(_event, next) => pick(next)}
      onInputChange={(_event, next) => setText(next)}
      autoHighlight={typed !== ''}
      onKeyDown={pickByEnter}
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
