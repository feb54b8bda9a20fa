import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BulkResultDialog } from '@/components/data-grid/BulkResultDialog';
import type { BulkOutput } from '@/components/data-grid/bulkOutput';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { PeopleInput } from '@/components/references/PeopleInput';
import { localDay } from '@/utils/localDay';
import { type DocumentType, useCreateDocumentRequestMutation } from '../api';
import { askedText } from '../askedTexts';
import { type AskValues, askForm, askInput, emptyAsk } from '../askForm';
import { useDocumentChoices } from '../useDocumentChoices';

const resolver = contractResolver(askForm);
const ways = [
  { value: 'people', label: 'Las personas que elija' },
  { value: 'area', label: 'Todas las de un área' },
  { value: 'everybody', label: 'Todas las personas' },
];

interface AskDialogProps {
  types: readonly DocumentType[];
  onClose: () => void;
}

/** The same paper asked of many, and then of whom it was not and why. */
export function AskDialog({ types, onClose }: AskDialogProps) {
  const form = useForm<AskValues>({ resolver, defaultValues: emptyAsk() });
  const draft = useDraft(form, 'documents/ask');
  const usable = types.filter(({ active, visibility }) => active && visibility !== 'keepers');
  const choices = useDocumentChoices(usable);
  const [create] = useCreateDocumentRequestMutation();
  const [output, setOutput] = useState<BulkOutput | null>(null);
  const whom = form.watch('whom');
  const title = 'Pedir un documento';
  if (output) {
    return <BulkResultDialog title={title} output={output} say={askedText} onClose={onClose} />;
  }
  return (
    <FormDialog
      open
      title={title}
      form={form}
      draft={draft}
      submitLabel="Pedir"
      onSubmit={async (values) => {
        setOutput(await create(askInput(values)).unwrap());
        draft.forget();
      }}
      onClose={onClose}
    >
      <SelectInput<AskValues> name="typeId" label="Qué documento" options={choices.types} />
      <SelectInput<AskValues> name="whom" label="A quiénes" options={ways} />
      {whom === 'people' ? <PeopleInput name="people" label="Personas" /> : null}
      {whom === 'area' ? (
        <SelectInput<AskValues> name="areaId" label="Área" options={choices.areas} />
      ) : null}
      <DateInput<AskValues> name="dueOn" label="Hasta cuándo" min={localDay()} />
      <TextInput<AskValues>
        name="note"
        label="Nota"
        hint="La lee cada persona: “de los dos lados”, “actualizado”."
        rows={2}
        maxLength={300}
        optional
      />
    </FormDialog>
  );
}
