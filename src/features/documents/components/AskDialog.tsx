import { useForm } from 'react-hook-form';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { WhomInput } from '@/components/references/WhomInput';
import {
  type DocumentType,
  useCreateDocumentRequestMutation,
} from '@/services/wms/generated/documents.gen';
import { askedText } from '../askedTexts';
import { type AskValues, askForm, askInput, emptyAsk } from '../askForm';
import { useDocumentChoices } from '../useDocumentChoices';

const resolver = contractResolver(askForm);

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
  return (
    <BulkFormDialog
      title="Pedir un documento"
      form={form}
      draft={draft}
      submitLabel="Pedir"
      send={(values) => create(askInput(values)).unwrap()}
      say={askedText}
      onClose={onClose}
    >
      <SelectInput<AskValues> name="typeId" label="Qué documento" options={choices.types} />
      <WhomInput label="A quiénes" />
      <DueInput />
      <TextInput<AskValues>
        name="note"
        label="Nota"
        hint="La lee cada persona: “de los dos lados”, “actualizado”."
        rows={2}
        maxLength={300}
        optional
      />
    </BulkFormDialog>
  );
}
