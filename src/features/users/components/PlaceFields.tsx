import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { SelectInput } from '@/components/form/SelectInput';
import { useGetOrganisationQuery } from '../api';
import type { PersonValues } from '../personForm';

/** The site, and then one of its areas. */
export function PlaceFields() {
  const { data } = useGetOrganisationQuery();
  const { watch, setValue } = useFormContext<PersonValues>();
  const [siteId, areaId] = watch(['siteId', 'areaId']);
  const areas = data?.areas.filter((area) => area.siteId === siteId) ?? [];
  const astray = data !== undefined && areaId !== null && !areas.some(({ id }) => id === areaId);
  useEffect(() => {
    if (astray) setValue('areaId', null, { shouldDirty: true });
  }, [astray, setValue]);
  return (
    <>
      <SelectInput<PersonValues> name="siteId" label="Sede" options={namedChoices(data?.sites)} />
      <SelectInput<PersonValues>
        name="areaId"
        label="Área"
        options={namedChoices(areas)}
        placeholder={siteId === null ? 'Elegí primero la sede' : undefined}
        disabled={siteId === null}
      />
    </>
  );
}
