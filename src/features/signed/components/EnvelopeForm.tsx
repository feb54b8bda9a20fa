import { envelopeRecord } from '@contract/signed/envelope';
import { useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { usePersonNames } from '@/components/references/usePersonNames';
import { WhomInput } from '@/components/references/WhomInput';
import { type EnvelopeDetail, useSaveEnvelopeMutation } from '@/services/wms/generated/signed.gen';
import {
  type EnvelopeValues,
  emptyEnvelope,
  envelopeForm,
  envelopeInput,
  envelopeValues,
} from '../envelopeForm';
import { PapersInput } from './PapersInput';

const resolver = contractResolver(envelopeForm);
const { fields } = envelopeRecord;
const ways = labelChoices(fields.way.labels);
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
  const [save] = useSaveEnvelopeMutation();
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
        label={fields.title.label}
        hint="Lo lee quien firma: “Política de uso de celulares”."
        maxLength={fields.title.max}
      />
      <WhomInput label="Quiénes firman" />
      <SelectInput<EnvelopeValues>
        name="way"
        label={fields.way.label}
        options={ways}
        hint={way === 'turns' ? 'En el orden en que las elegiste.' : undefined}
      />
      <DueInput />
      <SelectInput<EnvelopeValues>
        name="remindEvery"
        label={fields.remindEvery.label}
        options={reminders}
      />
      <TextInput<EnvelopeValues>
        name="message"
        label={fields.message.label}
        rows={fields.message.rows}
        maxLength={fields.message.max}
        optional
      />
    </Form>
  );
}

const whoever = ['Quien firma'];

/** Who can be given a place on the pages: whoever signs their own copy, or each one by name. */
function useSignerNames(form: UseFormReturn<EnvelopeValues>): readonly string[] {
  const { way, whom, people } = form.watch();
  const nameOf = usePersonNames(people);
  if (way === 'each') return whoever;
  // Of an area nobody is known before it is saved: their places are in the evidence page.
  return whom === 'people' ? people.map((id) => nameOf(id) ?? `N.º ${id}`) : [];
}
