import { visitRecord as record } from '@contract/visits/visit';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PositionInput } from '@/components/map/PositionInput';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import { usePlaces } from '@/components/references/usePlaces';
import { usePurposes } from '../usePurposes';
import { VisitCustomerInput } from './VisitCustomerInput';

const { fields } = record;

/** The fields of a visit, in the order in which one thinks of it: whom, when, who, what for. One that repeats has its own for its days. */
export function VisitFields({ when }: { when?: ReactNode }) {
  const { sites } = usePlaces();
  const { purposes, minutesOf } = usePurposes();
  return (
    <>
      <RecordInput record={record} name="siteId" options={sites} />
      <VisitCustomerInput />
      <RecordInput record={record} name="place" />
      <RecordInput record={record} name="address" />
      <PositionInput
        label="Dónde queda"
        hint="Tocá el mapa donde está la puerta. Sin punto se puede visitar igual, y no se dice si se llegó."
      />
      <RecordInput record={record} name="radius" />
      {when ?? <RecordInput record={record} name="day" />}
      <RecordInput record={record} name="fromTime" />
      <RecordInput record={record} name="toTime" />
      <RecordInput record={record} name="purposeId" options={purposes} />
      <UsualMinutes minutesOf={minutesOf} />
      <RecordInput record={record} name="minutes" />
      <PersonInput
        name="personId"
        label={fields.personId.label}
        hint="Vacío: queda en borrador hasta que la asignes."
        optional
      />
      <RecordInput record={record} name="note" hint="Lo lee quien la hace." />
    </>
  );
}

/** A purpose brings how long it usually takes; what was typed stays. */
function UsualMinutes({ minutesOf }: { minutesOf: (id: number) => number | null }) {
  const { setValue, getFieldState } = useFormContext();
  const purpose = Number(useWatch({ name: 'purposeId' }));
  const usual = minutesOf(purpose);
  useEffect(() => {
    if (usual !== null && !getFieldState('minutes').isDirty) setValue('minutes', String(usual));
  }, [usual, setValue, getFieldState]);
  return null;
}
