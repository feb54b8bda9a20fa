import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectInput } from '@/components/form/SelectInput';
import type { LinkColumn } from '@/services/wms/generated/sync.gen';
import type { LinkHeld } from '../linkForm';

interface LookupFieldProps {
  at: `rules.${number}`;
  /** The datum of the rule; undefined while none is chosen. */
  column: LinkColumn | undefined;
}

/** Asks by which datum the file names somebody or something, where there is more than the import's own. */
export function LookupField({ at, column }: LookupFieldProps) {
  const { getValues, setValue } = useFormContext<LinkHeld>();
  useEffect(() => {
    if (!column) return;
    const { lookup } = getValues(at);
    // A rule that was for another datum does not look this one up by what the other had.
    if (lookup !== '' && !column.lookups.some(({ key }) => key === lookup)) {
      setValue(`${at}.lookup`, '', { shouldDirty: true });
    }
  }, [at, column, getValues, setValue]);
  if (!column || column.lookups.length === 0) return null;
  return (
    <SelectInput<LinkHeld>
      name={`${at}.lookup`}
      label="Viene como"
      optional
      placeholder={column.label}
      options={column.lookups.map(({ key, label }) => ({ value: key, label }))}
    />
  );
}
