import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE_MS = 250;

/** Quick search: what is typed shows at once, the list asks when the hand rests. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  // The address changed by itself: back, a removed chip, "quitar todos".
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onChange(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, onChange]);
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: 100 }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" />
        </InputAdornment>
      }
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 320px' } }}
    />
  );
}
