import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { Form } from '@/components/form/Form';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { PersonInput } from '@/components/references/PersonInput';
import { personPath } from '@/utils/paths';
import { type Employee, useCreatePersonMutation, useUpdatePersonMutation } from '../api';
import {
  conflictFields,
  effectOf,
  type PersonValues,
  personForm,
  toInput,
  toValues,
} from '../personForm';
import { useConflictNames } from '../useConflictNames';
import { EffectField } from './EffectField';
import { PlaceFields } from './PlaceFields';

const resolver = contractResolver(personForm);

/** One form to create and to edit. */
export function PersonForm({ person }: { person: Employee | null }) {
  const form = useForm<PersonValues>({ resolver, defaultValues: toValues(person) });
  const draft = useDraft(form, `person/${person?.id ?? 'new'}`, person?.version);
  const navigate = useNavigate();
  const notify = useNotice();
  const [create] = useCreatePersonMutation();
  const [update] = useUpdatePersonMutation();
  const leave = (id: number) => {
    draft.forget();
    return navigate(personPath(id), { replace: true });
  };
  const versioned = useVersionedSave<PersonValues, Employee>(async (values, version) => {
    const input = toInput(values);
    const saved = person
      ? await update({ ...input, ...effectOf(values), id: person.id, version }).unwrap()
      : await create(input).unwrap();
    notify({ text: person ? 'Cambios guardados' : `Se dio de alta a ${saved.name}` });
    await leave(saved.id);
  });
  const names = useConflictNames(versioned.conflict);
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={(values) => versioned.save(values, draft.version)}
        submitLabel={person ? 'Guardar cambios' : 'Dar de alta'}
        onCancel={() => navigate(-1)}
      >
        <TextInput<PersonValues> name="lastName" label="Apellido" maxLength={80} />
        <TextInput<PersonValues> name="firstName" label="Nombre" maxLength={80} />
        <TextInput<PersonValues> name="docket" label="Legajo" maxLength={20} />
        <TextInput<PersonValues> name="dni" label="DNI" maxLength={12} />
        <TextInput<PersonValues>
          name="cuil"
          label="CUIL"
          hint="Once números, con o sin guiones."
          maxLength={15}
        />
        <DateInput<PersonValues> name="birthDate" label="Fecha de nacimiento" />
        <DateInput<PersonValues> name="hireDate" label="Fecha de ingreso" />
        <PlaceFields />
        <PersonInput name="managerId" label="Responde a" optional />
        <TextInput<PersonValues> name="position" label="Puesto" maxLength={120} optional />
        {person ? <EffectField person={person} /> : null}
        <TextInput<PersonValues>
          name="email"
          label="Correo de trabajo"
          type="email"
          maxLength={200}
          optional
        />
        <TextInput<PersonValues> name="phone" label="Teléfono" type="tel" maxLength={40} optional />
      </Form>
      <SaveConflict
        versioned={versioned}
        conflictFields={(mine, stored) => conflictFields(mine, stored, names)}
        onKeepStored={() => person && leave(person.id)}
      />
    </>
  );
}
