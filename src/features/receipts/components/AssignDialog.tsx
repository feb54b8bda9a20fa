import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type ReceiptPiece,
  useCorrectReceiptPieceMutation,
} from '@/services/wms/generated/receipts.gen';

const assignForm = z.object({ personId: z.number('Elegí una persona.') });
type Values = { personId: number | null };
const resolver = contractResolver<Values>(assignForm as z.ZodType<unknown, Values>);

interface AssignDialogProps {
  piece: ReceiptPiece;
  onClose: () => void;
}

/** Says by hand whose a slip is. */
export function AssignDialog({ piece, onClose }: AssignDialogProps) {
  const [{ id, version, personId, fromPage }] = useState(piece);
  const form = useForm<Values>({ resolver, defaultValues: { personId } });
  const [correct] = useCorrectReceiptPieceMutation();
  return (
    <FormDialog
      open
      brief
      title="De quién es"
      form={form}
      submitLabel="Asignar"
      onSubmit={async (values) => {
        await correct({ id, version, personId: values.personId }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {`El recibo de la hoja ${fromPage} se le publica a quien elijas.`}
      </Typography>
      <PersonInput name="personId" label="Persona" />
    </FormDialog>
  );
}
