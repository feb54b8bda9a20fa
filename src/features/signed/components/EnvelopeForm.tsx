import { envelopeRecord } from '@contract/signed/envelope';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { labelChoices } from '@/components/data-grid/labelChoices';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { RecordForm } from '@/components/form/RecordForm';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { usePersonNames } from '@/components/references/usePersonNames';
import { WhomInput } from '@/components/references/WhomInput';
import { type EnvelopeDetail, useSaveEnvelopeMutation } from '@/services/wms/generated/signed.gen';
import {
  comparedEnvelope,
  type EnvelopeValues,
  emptyEnvelope,
  envelopeConflict,
  envelopeForm,
  envelopeInput,
  envelopeValues,
  reminders,
} from '../envelopeForm';
import { PapersInput } from './PapersInput';

const resolver = contractResolver(envelopeForm);
const { fields } = envelopeRecord;
const ways = labelChoices(fields.way.labels);

interface EnvelopeFormProps {
  /** A draft that goes on; a new one without. */
  row?: EnvelopeDetail;
  onSaved: (row: EnvelopeDetail) => void;
}

/** The form says what is signed, by whom and until when; it is looked at once more before it is sent. */
export function EnvelopeForm({ row, onSaved }: EnvelopeFormProps) {
  const [began] = useState(row);
  const defaultValues = useMemo(() => (began ? envelopeValues(began) : emptyEnvelope()), [began]);
  const form = useForm<EnvelopeValues>({ resolver, defaultValues });
  const [save] = useSaveEnvelopeMutation();
  const saved = useRef(began);
  const record = useRecordSave<EnvelopeValues, EnvelopeDetail>({
    form,
    draftKey: began ? `signed/${began.id}` : 'signed/new',
    version: began?.version,
    compared: comparedEnvelope,
    send: async (values, version) => {
      const which = began ? { id: began.id, version } : {};
      saved.current = await save({ ...envelopeInput(values), ...which }).unwrap();
    },
    onDone: () => saved.current && onSaved(saved.current),
  });
  const held = form.watch();
  const { way } = held;
  const nameOf = usePersonNames(held.people);
  const signers = signerNames(held, nameOf);
  return (
    <RecordForm
      form={form}
      record={record}
      submitLabel="Guardar y revisar"
      conflictFields={(mine, stored) => envelopeConflict(mine, stored, nameOf)}
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
    </RecordForm>
  );
}

const whoever = ['Quien firma'];

/** These can be given a place on the pages: the signer of their own copy, or each one by name. */
function signerNames(
  { way, whom, people }: EnvelopeValues,
  nameOf: (id: number) => string | undefined,
): readonly string[] {
  if (way === 'each') return whoever;
  // The people of an area are not known before it is saved: their places are in the evidence page.
  return whom === 'people' ? people.map((id) => nameOf(id) ?? `N.º ${id}`) : [];
}
