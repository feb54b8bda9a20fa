import { visitRecord } from '@contract/visits/visit';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import { RecordPicker } from '@/components/form/RecordPicker';
import { useField } from '@/components/form/useField';
import { useListCustomersQuery } from '@/services/wms/generated/warehouse.gen';

/** A customer of the catalogue brings their name, address and place; all of it may still be changed for this visit. */
export function VisitCustomerInput() {
  const { field, error, id, textId } = useField('customerId');
  const { setValue, getValues } = useFormContext();
  const [search, setSearch] = useState('');
  const { data, isFetching } = useListCustomersQuery({
    search,
    size: 20,
    filters: [{ field: 'active', operator: 'is', value: true }],
  });
  const rows = data?.rows ?? [];
  const options = rows.map((row) => ({ id: row.id, name: row.name, detail: row.address }));
  const chosen = typeof field.value === 'number' ? field.value : null;
  const label = visitRecord.fields.customerId.label;
  return (
    <Field
      id={id}
      label={label}
      hint="Trae su dirección y su lugar. Vacío: otro lugar."
      error={error}
      optional
    >
      <RecordPicker
        id={id}
        label={label}
        value={
          chosen === null ? null : { id: chosen, name: String(getValues('place')), detail: '' }
        }
        onChange={(option) => {
          field.onChange(option?.id ?? null);
          const row = rows.find((one) => one.id === option?.id);
          if (!row) return;
          const change = { shouldDirty: true, shouldValidate: false } as const;
          setValue('place', row.name, change);
          setValue('address', row.address, change);
          setValue('latitude', row.latitude ?? '', change);
          setValue('longitude', row.longitude ?? '', change);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        describedBy={textId}
        options={options}
        loading={isFetching}
        onSearch={setSearch}
      />
    </Field>
  );
}
