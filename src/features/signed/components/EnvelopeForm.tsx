import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { PeopleInput } from '@/components/references/PeopleInput';
import { usePlaces } from '@/components/references/usePlaces';
import { localDay } from '@/utils/localDay';
import { type EnvelopeDetail, useSaveEnvelopeMutation } from '../api';
import {
  type EnvelopeValues,
  emptyEnvelope,
  envelopeForm,
  envelopeInput,
  envelopeValues,
} from '../envelopeForm';
import { wayLabels } from '../signedTexts';
import { useSignerNames } from '../useSignerNames';
import { PapersInput } from './PapersInput';

const resolver = contractResolver(envelopeForm);
const ways = Object.entries(wayLabels).map(([value, label]) => ({ value, label }));
const whoms = [
  { value: 'people', label: 'Las personas que elija' },
  { value: 'area', label: 'Todas las de un área' },
  { value: 'everybody', label: 'Todas las personas' },
];
const reminders = [
  { value: '', label: 'Nunca' },
  { value: 1, label: 'Todos los días' },
  ...[2, 3, 7, 14].map((days) => ({ value: days, label: `Cada ${days} días` })),
];

interface EnvelopeFormProps {
  /** A draft that goes on; a new one without. */
  row?: EnvelopeDetail;
  onSaved: (row: EnvelopeDetail) => void;
}

/** What is signed, by whom and until when; it is looked at once more before it is sent. */
export function EnvelopeForm({ row, onSaved }: EnvelopeFormProps) {
  const [began] = useState(row);
  const defaultValues = useMemo(() => (began ? envelopeValues(began) : emptyEnvelope()), [began]);
  const form = useForm<EnvelopeValues>({ resolver, defaultValues });
  const draft = useDraft(form, began ? `signed/${began.id}` : 'signed/new');
  const { areas } = usePlaces();
  const [save] = useSaveEnvelopeMutation();
  const whom = form.watch('whom');
  const way = form.watch('way');
  const signers = useSignerNames(form);
  return (
    <Form
      form={form}
      draft={draft}
      submitLabel="Guardar y revisar"
      onSubmit={async (values) => {
        const which = began ? { id: began.id, version: began.version } : {};
        const saved = await save({ ...envelopeInput(values), ...which }).unwrap();
        draft.forget();
        onSaved(saved);
      }}
    >
      <PapersInput name="files" signers={signers} />
      <TextInput<EnvelopeValues>
        name="title"
        label="Qué se firma"
        hint="Lo lee quien firma: “Política de uso de celulares”."
        maxLength={120}
      />
      <SelectInput<EnvelopeValues> name="whom" label="Quiénes firman" options={whoms} />
      {whom === 'people' ? <PeopleInput name="people" label="Personas" /> : null}
      {whom === 'area' ? (
        <SelectInput<EnvelopeValues> name="areaId" label="Área" options={areas} />
      ) : null}
      <SelectInput<EnvelopeValues>
        name="way"
        label="Cómo se firma"
        options={ways}
        hint={way === 'turns' ? 'En el orden en que las elegiste.' : undefined}
      />
      <DateInput<EnvelopeValues> name="dueOn" label="Hasta cuándo" min={localDay()} />
      <SelectInput<EnvelopeValues>
        name="remindEvery"
        label="Recordar a quien no firmó"
        options={reminders}
      />
      <TextInput<EnvelopeValues>
        name="message"
        label="Mensaje"
        rows={3}
        maxLength={1000}
        optional
      />
    </Form>
  );
}
