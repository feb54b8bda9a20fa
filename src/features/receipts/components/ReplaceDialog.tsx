import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { DueInput } from '@/components/form/DueInput';
import { dueDay } from '@/components/form/dueDay';
import { receiptOfPersonPath } from '@/utils/paths';
import { type ReceiptRow, useReplaceReceiptMutation } from '../api';
import { onePdf } from '../payrollRules';
import { useSendPayroll } from '../useSendPayroll';
import { PayrollFiles } from './PayrollFiles';

const replaceForm = z.object({
  files: z.array(z.instanceof(File)).min(1, 'Elegí el PDF.'),
  dueOn: dueDay,
});
type Values = z.input<typeof replaceForm>;
const resolver = contractResolver(replaceForm);

interface ReplaceDialogProps {
  row: ReceiptRow;
  onClose: () => void;
}

/** Another slip in the place of this one, which stays as it is. */
export function ReplaceDialog({ row, onClose }: ReplaceDialogProps) {
  const [{ id, version, personName, state }] = useState(row);
  const form = useForm<Values>({ resolver, defaultValues: { files: [], dueOn: '' } });
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
      submitLabel="Reemplazar"
      onSubmit={async ({ files: [file], dueOn }) => {
        if (!file) return;
        const made = await replace({ id, version, file: await send(file), dueOn }).unwrap();
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
      <DueInput label="Firmar hasta" />
    </FormDialog>
  );
}
