import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type DirectoryPerson, usersApi } from '@/services/wms/generated/users.gen';
import { usePickByEnter } from '../form/usePickByEnter';
import { PersonName } from '../person/PersonName';

const pause = 250;

interface PersonPickerProps {
  label: string;
  value: number | null;
  onChange: (person: number | null) => void;
  /** Empties itself after each choice, ready for the next person; these were chosen already. */
  others?: readonly number[];
  id?: string;
  error?: boolean;
  /** Where a label stands above already, its id. */
  labelledBy?: string;
  describedBy?: string;
}

/** Finds a person of the directory by any part of name, legajo or position. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, value, onChange, others, id, error, labelledBy, describedBy } = props;
  const [shown, setShown] = useState('');
  // The text was typed and not picked.
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching } = usersApi.useListPeopleQuery({ size: 20, search });
  const { data: chosen } = usersApi.useListPeopleQuery(
    { size: 1, filters: [{ field: 'id', operator: 'is', value: value ?? 0 }] },
    { skip: value === null },
  );
  const options = (data?.rows ?? []).filter((one) => !others?.includes(one.id));
  const pick = (next: DirectoryPerson | null) => onChange(next?.id ?? null);
  const pickByEnter = usePickByEnter({
    text: text.trim(),
    options,
    settled: text.trim() === search && !isFetching,
    onPick: (next) => {
      pick(next);
      setText('');
      setShown(others ? '' : next.name);
    },
  });
  const person = value === null ? null : (chosen?.rows.find((one) => one.id === value) ?? null);
  return (
    <Autocomplete<DirectoryPerson>
      id={id}
      options={options}
      value={person}
      onChange={(_event, next) => pick(next)}
      inputValue={shown}
      onInputChange={(_event, next, reason) => {
        setShown(others && reason === 'selectOption' ? '' : next);
        setText(reason === 'input' ? next : '');
      }}
      autoHighlight={text.trim() !== ''}
      onKeyDown={pickByEnter}
      // The server searched already, without regard to accents.
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          <PersonName
            name={option.name}
            imageUrl={option.imageUrl}
            detail={[option.position, option.siteName].filter(Boolean).join(' · ')}
            size={28}
          />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={error}
          placeholder="Nombre o legajo"
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              ...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': label }),
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    />
  );
}
