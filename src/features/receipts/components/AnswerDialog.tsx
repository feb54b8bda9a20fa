import { receiptRecord } from '@contract/receipts/receipt';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { type ReceiptRow, useAnswerReceiptMutation } from '@/services/wms/generated/receipts.gen';

const { label, schema, rows, max } = receiptRecord.fields.answer;
const answerForm = z.object({ answer: schema });
type Values = z.input<typeof answerForm>;
const resolver = contractResolver(answerForm);

interface AnswerDialogProps {
  row: ReceiptRow;
  onClose: () => void;
}

/** The answer to a person who signed in disagreement. */
export function AnswerDialog({ row, onClose }: AnswerDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version, reason, personName } = seen;
  const form = useForm<Values>({ resolver, defaultValues: { answer: row.answer } });
  const draft = useDraft(form, `receipts/answer/${id}`, version);
  const [answer] = useAnswerReceiptMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title={`Responder a ${personName}`}
      form={form}
      newest={newest}
      draft={draft}
      submitLabel="Responder"
      onSubmit={async (values) => {
        await answer({ id, version, answer: values.answer.trim() }).unwrap();
        draft.forget();
        notify({ text: 'Respuesta enviada' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{`Motivo: ${reason}`}</Typography>
      <TextInput<Values> name="answer" label={label} rows={rows} maxLength={max} autoFocus />
    </FormDialog>
  );
}
