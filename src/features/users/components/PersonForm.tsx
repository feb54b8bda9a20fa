import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { RecordForm } from '@/components/form/RecordForm';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { RecordInput } from '@/components/record/RecordInput';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type Employee,
  useCreatePersonMutation,
  useUpdatePersonMutation,
} from '@/services/wms/generated/users.gen';
import { personPath } from '@/utils/paths';
import { effectOf } from '../askingEffect';
import { type PersonValues, personForm, placedPerson as record } from '../personForm';
import { useConflictNames } from '../useConflictNames';
import { EffectField } from './EffectField';
import { PlaceFields } from './PlaceFields';

const { managerId, email, phone } = record.fields;
const unnamed = () => '—';
const model = personForm({ site: unnamed, area: unnamed, manager: unnamed });

/** One form to create and to edit. */
export function PersonForm({ person }: { person: Employee | null }) {
  const navigate = useNavigate();
  const notify = useNotice();
  const [create] = useCreatePersonMutation();
  const [update] = useUpdatePersonMutation();
  const whose = useRef(person?.id ?? 0);
  const form = useForm<PersonValues>({
    resolver: model.resolver,
    defaultValues: model.values(person),
  });
  const save = useRecordSave<PersonValues, Employee>({
    form,
    draftKey: `person/${person?.id ?? 'new'}`,
    version: person?.version,
    send: async (held, version) => {
      const { siteId: _siteId, effectiveFrom, ...fields } = model.input(held);
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
    onDone: () => navigate(personPath(whose.current), { replace: true }),
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
    </RecordForm>
  );
}
