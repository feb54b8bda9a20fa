import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { useListProductsQuery } from '@/services/wms/generated/warehouse.gen';

interface ProductsInputProps {
  name: string;
  label: string;
  hint: string;
}

interface Named {
  id: number;
  name: string;
}

/** Some products of the catalogue, found by name, code or bar code. */
export function ProductsInput({ name, label, hint }: ProductsInputProps) {
  const { field, error, id, textId } = useField(name);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<readonly Named[]>([]);
  const { data, isFetching } = useListProductsQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  const chosen = (field.value ?? []) as number[];
  const options = (data?.rows ?? []).map((row) => ({
    id: row.id,
    name: `${row.sku} · ${row.name}`,
  }));
  const nameOf = (product: number) =>
    [...known, ...options].find((one) => one.id === product)?.name ?? `N.º ${product}`;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional>
      <Autocomplete
        id={id}
        multiple
        options={options}
        value={chosen.map((product) => ({ id: product, name: nameOf(product) }))}
        onChange={(_event, next) => {
          setKnown(next);
          field.onChange(next.map((one) => one.id));
        }}
        onInputChange={(_event, text) => setSearch(text.trim())}
        // The server searched already, without regard to accents.
        filterOptions={(found) => found}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText="Ningún producto con eso"
        renderInput={(props) => (
          <TextField {...props} error={Boolean(error)} aria-describedby={textId} />
        )}
      />
    </Field>
  );
}
