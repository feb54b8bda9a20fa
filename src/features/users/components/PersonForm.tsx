import { personHistoryRecord } from '@contract/users/personHistory';
import { useEffect, useRef } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { useNotice } from '@/components/feedback/useNotice';
import { DateInput } from '@/components/form/DateInput';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import { usePersonNames } from '@/components/references/usePersonNames';
import {
  type ReferralDetail,
  useAdmitReferralMutation,
} from '@/services/wms/generated/referrals.gen';
import {
  type Employee,
  useCreatePersonMutation,
  useGetOrganisationQuery,
  useUpdatePersonMutation,
} from '@/services/wms/generated/users.gen';
import { personPath } from '@/utils/paths';
import { referralPath } from '@/utils/referralPaths';
import { effectOf } from '../askingEffect';
import {
  changesDated,
  type Names,
  type PersonValues,
  personForm,
  placedPerson as record,
} from '../personForm';

const { managerId, email, phone } = record.fields;
const unnamed = () => '—';
const model = personForm({ site: unnamed, area: unnamed, manager: unnamed });

interface PersonFormProps {
  person: Employee | null;
  /** The referral that this file comes from, where its person was hired by one. */
  referral?: ReferralDetail;
}

/** The form begins with all that the referral tells. */
const knownOf = ({ firstName, lastName, phone, position, startDay }: ReferralDetail) => ({
  ...{ firstName, lastName, phone: phone ?? '', position, hireDate: startDay ?? '' },
});

/** A single form creates and edits. */
export function PersonForm({ person, referral }: PersonFormProps) {
  const navigate = useNavigate();
  const notify = useNotice();
  const [create] = useCreatePersonMutation();
  const [update] = useUpdatePersonMutation();
  const [admit] = useAdmitReferralMutation();
  const whose = useRef(person?.id ?? 0);
  const form = useForm<PersonValues>({
    resolver: model.resolver,
    defaultValues: model.values(person, referral && knownOf(referral)),
  });
  const save = useRecordSave<PersonValues, Employee>({
    form,
    draftKey: referral ? `person/referral/${referral.id}` : `person/${person?.id ?? 'new'}`,
    version: person?.version,
    compared: model,
    send: async (held, version) => {
      const { siteId: _siteId, effectiveFrom, ...fields } = model.input(held);
      if (referral) {
        const { id, version: seen } = referral;
        await admit({ ...fields, id, version: seen }).unwrap();
        return notify({ text: `Se dio de alta a ${referral.name}` });
      }
      const saved = person
        ? await update({
            ...fields,
            ...effectOf({ effectiveFrom }),
            id: person.id,
            version,
          }).unwrap()
        : await create(fields).unwrap();
      whose.current = saved.id;
      notify({ text: person ? 'Cambios guardados' : `Se dio de alta a ${saved.name}` });
    },
    onDone: () =>
      navigate(referral ? referralPath(referral.id) : personPath(whose.current), {
        replace: true,
      }),
  });
  const names = useConflictNames(save.versioned.conflict);
  return (
    <RecordForm
      form={form}
      record={save}
      submitLabel={person ? 'Guardar cambios' : 'Dar de alta'}
      onCancel={() => navigate(-1)}
      conflictFields={personForm(names).conflict}
    >
      <RecordInput record={record} name="lastName" />
      <RecordInput record={record} name="firstName" />
      <RecordInput record={record} name="docket" />
      <RecordInput record={record} name="dni" />
      <RecordInput record={record} name="cuil" hint="Once números, con o sin guiones." />
      <RecordInput record={record} name="birthDate" />
      <RecordInput record={record} name="hireDate" />
      <PlaceFields />
      <PersonInput name="managerId" label={managerId.label} optional />
      <RecordInput record={record} name="position" />
      {person ? <EffectField person={person} /> : null}
      <TextInput name="email" label={email.label} type="email" maxLength={email.max} optional />
      <TextInput name="phone" label={phone.label} type="tel" maxLength={phone.max} optional />
      <RecordInput record={record} name="address" />
    </RecordForm>
  );
}

/** The words for the ids of two versions of a person. */
function useConflictNames(conflict: { mine: PersonValues; stored: Employee } | null): Names {
  const { data } = useGetOrganisationQuery();
  const ids = [conflict?.mine.managerId, conflict?.stored.managerId];
  const nameOf = usePersonNames(ids.filter((id) => typeof id === 'number'));
  return {
    site: (id) => data?.sites.find((site) => site.id === id)?.name ?? '—',
    area: (id) => data?.areas.find((area) => area.id === id)?.name ?? '—',
    manager: (id) => (id === '' ? 'A nadie' : (nameOf(id) ?? 'Una persona que se fue')),
  };
}

/** Asks since when, once something changes that has a day of effect. */
function EffectField({ person }: { person: Employee }) {
  const [position, areaId, managerId] = useFormContext<PersonValues>().watch([
    'position',
    'areaId',
    'managerId',
  ]);
  if (!changesDated({ position, areaId, managerId }, person)) return null;
  return (
    <DateInput<PersonValues>
      name="effectiveFrom"
      label={personHistoryRecord.fields.effectiveFrom.label}
      hint="Vale para el área, el responsable y el puesto. Si es un día por venir, se aplica solo."
      min={person.hireDate}
    />
  );
}

/** The site, and then one of its areas. */
function PlaceFields() {
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
