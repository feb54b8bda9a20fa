import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { usePhone } from '../dialog/usePhone';
import { Icon } from '../icons/Icon';

const pause = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  sx?: SxProps<Theme>;
}

/** Quick search: asks when the person stops typing; follows the value when it changes elsewhere. */
export function SearchBox({ label, value, onChange, sx }: SearchBoxProps) {
  const phone = usePhone();
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  if (value !== told) {
    setTold(value);
    setText(value);
  }
  useEffect(() => {
    const next = text.trim();
    if (next === told) return;
    const timer = setTimeout(() => {
      setTold(next);
      change.current(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, told]);
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // A label that has no room is told to people who cannot see it, and is cut for nobody.
      placeholder={phone ? 'Buscar' : label}
      sx={{
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& input': { textOverflow: 'ellipsis' },
        ...sx,
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="search" fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text ? (
          <InputAdornment position="end">
            <IconButton size="small" aria-label="Borrar la búsqueda" onClick={() => setText('')}>
              <Icon name="close" fontSize="small" />
            </IconButton>
          </InputAdornment>
        ) : null
      }
      slotProps={{ input: { 'aria-label': label, maxLength: 100 } }}
    />
  );
}
