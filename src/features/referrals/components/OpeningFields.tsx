import { referralOpeningRecord as record } from '@contract/referrals/referralOpening';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';

/** The fields of an opening: what it is, until when, and what whoever refers may expect. */
export function OpeningFields() {
  const { sites } = usePlaces();
  return (
    <>
      <RecordInput record={record} name="position" />
      <RecordInput record={record} name="siteId" options={sites} />
      <RecordInput record={record} name="places" />
      <RecordInput record={record} name="until" />
      <RecordInput record={record} name="text" hint="Lo lee quien se postula." />
      <RecordInput
        record={record}
        name="bonusHired"
        hint="Para quien refirió, el día en que la persona empieza."
      />
      <RecordInput record={record} name="bonusLater" hint="Si las dos siguen trabajando acá." />
      <RecordInput
        record={record}
        name="bonusMonths"
        hint="Si no decís cuántos, cuando termina el período de prueba."
      />
      <RecordInput
        record={record}
        name="keepMonths"
        hint="Pasado ese tiempo se borran los datos de quienes no entraron. Se les avisa al postularse."
      />
      <RecordInput record={record} name="open" hint="Sin marcar, nadie más se puede postular." />
    </>
  );
}
