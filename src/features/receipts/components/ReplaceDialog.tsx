import { receiptRecord } from '@contract/receipts/receipt';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { dueDay } from '@/components/form/dueDay';
import { useSeenRow } from '@/components/form/useSeenRow';
import { isAppError } from '@/services/wms/appError';
import { type ReceiptRow, useReplaceReceiptMutation } from '@/services/wms/generated/receipts.gen';
import { receiptOfPersonPath } from '@/utils/payPaths';
import { onePdf } from '../payrollRules';
import { useSendPayroll } from '../useSendPayroll';
import { PayrollFiles } from './PayrollFiles';

const replaceForm = z.object({
  files: z.array(z.instanceof(File)).min(1, 'Elegí el PDF.'),
  dueOn: dueDay,
  evenSo: z.boolean(),
});
type Values = z.input<typeof replaceForm>;
const resolver = contractResolver(replaceForm);

interface ReplaceDialogProps {
  row: ReceiptRow;
  onClose: () => void;
}

/** A file that does not say whose it is, or that names another month, has to be looked at. */
const doubts = new Set(['sin_nombre', 'otro_periodo']);

/** Another slip in the place of this one, which stays as it is. */
export function ReplaceDialog({ row, onClose }: ReplaceDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version, personName, state } = seen;
  const form = useForm<Values>({
    resolver,
    defaultValues: { files: [], dueOn: '', evenSo: false },
  });
  // The very file that leaves a doubt: of another one nobody has said anything yet.
  const [doubtful, setDoubtful] = useState<File | null>(null);
  const [chosen] = useWatch({ control: form.control, name: 'files' });
  const [replace] = useReplaceReceiptMutation();
  const send = useSendPayroll();
  const notify = useNotice();
  const navigate = useNavigate();
  const signed = state === 'signed' || state === 'dissented';
  return (
    <FormDialog
      open
      title="Reemplazar el recibo"
      form={form}
      newest={newest}
      submitLabel="Reemplazar"
      onSubmit={async ({ files: [file], dueOn, evenSo }) => {
        if (!file) return;
        const sent = { id, version, file: await send(file), dueOn };
        const made = await replace({ ...sent, evenSo: evenSo && doubtful === file })
          .unwrap()
          .catch((error: unknown) => {
            if (isAppError(error) && doubts.has(error.code)) setDoubtful(file);
            throw error;
          });
        notify({ text: 'Recibo reemplazado' });
        onClose();
        navigate(receiptOfPersonPath(made.id));
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {signed
          ? `${personName} recibe otro recibo para firmar. El que firmó queda como está.`
          : `${personName} recibe otro recibo para firmar, y ya no puede firmar este.`}
      </Typography>
      <PayrollFiles label="Recibo nuevo" rules={onePdf} />
      <DueInput label={receiptRecord.fields.dueOn.label} />
      {doubtful && doubtful === chosen ? (
        <CheckInput<Values> name="evenSo" label={`Lo miré: es este recibo de ${personName}`} />
      ) : null}
    </FormDialog>
  );
}
