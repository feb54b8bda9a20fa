import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import { type Organisation, useGetOrganisationQuery } from '@/services/wms/generated/users.gen';

interface PlacesInputProps {
  kind: 'site' | 'area';
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
}

interface Place {
  id: number;
  name: string;
  site?: string;
}

const labels = { site: 'Sedes', area: 'Áreas' };

function placesOf(kind: 'site' | 'area', organisation: Organisation | undefined): Place[] {
  if (!organisation) return [];
  const { sites, areas } = organisation;
  if (kind === 'site') return sites.map(({ id, name }) => ({ id, name }));
  return sites.flatMap((site) =>
    areas
      .filter(({ siteId }) => siteId === site.id)
      .map(({ id, name }) => ({ id, name, site: site.name })),
  );
}

/** Sites, or areas under their site, as many as wanted. */
export function PlacesInput({ kind, ids, onChange, onBlur, inputRef }: PlacesInputProps) {
  const { data, isError, isFetching, refetch } = useGetOrganisationQuery();
  const [text, setText] = useState('');
  const places = placesOf(kind, data);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={places}
      loading={isFetching}
      noOptionsText={isError ? 'No pudimos traer la lista. Cerrala y volvé a abrirla.' : undefined}
      value={places.filter(({ id }) => ids.includes(id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onInputChange={(_event, next) => setText(next.trim())}
      autoHighlight={text !== ''}
      // Enter picks a place or does nothing: it does not publish while a name is half typed.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text !== '') event.preventDefault();
      }}
      onOpen={() => isError && refetch()}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      onBlur={onBlur}
      slotProps={{ popper: { 'aria-label': `${labels[kind]} para elegir` } }}
      renderOption={({ key, ...option }, { name, site }) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          {name}
          {site ? (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {site}
            </Typography>
          ) : null}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          inputRef={inputRef}
          placeholder={ids.length === 0 ? `Elegí ${labels[kind].toLowerCase()}` : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': labels[kind] },
          }}
        />
      )}
    />
  );
}
