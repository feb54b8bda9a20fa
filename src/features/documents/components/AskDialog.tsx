import { documentRequestRecord } from '@contract/documents/documentRequest';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { BulkFormDialog } from '@/components/data-grid/BulkFormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { dueDay } from '@/components/form/dueDay';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { WhomInput } from '@/components/references/WhomInput';
import { checkWhom, nobodyYet, selectionOf, whomFields } from '@/components/references/whomForm';
import {
  type CreateDocumentRequestApiArg,
  type DocumentType,
  useCreateDocumentRequestMutation,
} from '@/services/wms/generated/documents.gen';
import { askedText } from '../askedTexts';
import { useDocumentChoices } from '../useDocumentChoices';

const { fields } = documentRequestRecord;

/** The form says what is asked, of whom and until when. */
const askForm = z
  .object({
    typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
    ...whomFields,
    dueOn: dueDay,
    note: fields.note.schema.unwrap(),
  })
  .superRefine(checkWhom);
type AskValues = z.input<typeof askForm>;

const emptyAsk = (): AskValues => ({
  typeId: '',
  ...nobodyYet,
  dueOn: '',
  note: '',
});

const askInput = (values: AskValues): CreateDocumentRequestApiArg => ({
  typeId: Number(values.typeId),
  dueOn: values.dueOn,
  note: values.note.trim(),
  selection: selectionOf(values),
});

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
      <SelectInput<AskValues> name="typeId" label={fields.typeId.label} options={choices.types} />
      <WhomInput label="A quiénes" />
      <DueInput />
      <TextInput<AskValues>
        name="note"
        label={fields.note.label}
        hint="La lee cada persona: “de los dos lados”, “actualizado”."
        rows={fields.note.rows}
        maxLength={fields.note.max}
        optional
      />
    </BulkFormDialog>
  );
}
