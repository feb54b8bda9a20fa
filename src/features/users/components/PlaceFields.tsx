import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordInput } from '@/components/record/RecordInput';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { type PersonValues, placedPerson as record } from '../personForm';

/** The site, and then one of its areas. */
export function PlaceFields() {
  const { data } = useGetOrganisationQuery();
  const { watch, setValue } = useFormContext<PersonValues>();
  const [siteId, areaId] = watch(['siteId', 'areaId']);
  const areas = data?.areas.filter((area) => area.siteId === siteId) ?? [];
  const astray = data !== undefined && areaId !== '' && !areas.some(({ id }) => id === areaId);
  useEffect(() => {
    if (astray) setValue('areaId', '', { shouldDirty: true });
  }, [astray, setValue]);
  return (
    <>
      <RecordInput record={record} name="siteId" options={namedChoices(data?.sites)} />
      <SelectInput<PersonValues>
        name="areaId"
        label={record.fields.areaId.label}
        options={namedChoices(areas)}
        placeholder={siteId === '' ? 'Elegí primero la sede' : undefined}
        disabled={siteId === ''}
      />
    </>
  );
}
