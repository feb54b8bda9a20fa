import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Organisation, useGetOrganisationQuery } from '../api';

interface PlacesInputProps {
  kind: 'site' | 'area';
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  onBlur: () => void;
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
export function PlacesInput({ kind, ids, onChange, onBlur }: PlacesInputProps) {
  const { data, isError, isFetching, refetch } = useGetOrganisationQuery();
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
      groupBy={kind === 'area' ? ({ site }) => site ?? '' : undefined}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      onOpen={() => isError && refetch()}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      onBlur={onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
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
