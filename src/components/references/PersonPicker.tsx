import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { type DirectoryPerson, usersApi } from '@/services/wms/generated/users.gen';
import { PersonName } from '../person/PersonName';

const pause = 250;

interface PersonPickerProps {
  label: string;
  value: number | null;
  onChange: (person: number | null) => void;
  id?: string;
  error?: boolean;
  /** Where a label stands above already, its id. */
  labelledBy?: string;
  describedBy?: string;
}

/** Finds a person of the directory by any part of name, legajo or position. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, value, onChange, id, error, labelledBy, describedBy } = props;
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
  const person = value === null ? null : (chosen?.rows.find((one) => one.id === value) ?? null);
  return (
    <Autocomplete<DirectoryPerson>
      id={id}
      options={data?.rows ?? []}
      value={person}
      onChange={(_event, next) => onChange(next?.id ?? null)}
      onInputChange={(_event, next, reason) => reason === 'input' && setText(next)}
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
