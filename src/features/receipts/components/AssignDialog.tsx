import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { useSeenRow } from '@/components/form/useSeenRow';
import { PersonInput } from '@/components/references/PersonInput';
import {
  type ReceiptPiece,
  useCorrectReceiptPieceMutation,
} from '@/services/wms/generated/receipts.gen';

const assignForm = z.object({
  personId: z.number('Elegí una persona.'),
  otherCuil: z.boolean(),
});
type Values = { personId: number | null; otherCuil: boolean };
const resolver = contractResolver<Values>(assignForm as z.ZodType<unknown, Values>);

interface AssignDialogProps {
  piece: ReceiptPiece;
  onClose: () => void;
}

/** Says by hand whose a slip is. */
export function AssignDialog({ piece, onClose }: AssignDialogProps) {
  const { seen, newest } = useSeenRow(piece);
  const { id, version, personId, fromPage } = seen;
  const form = useForm<Values>({ resolver, defaultValues: { personId, otherCuil: false } });
  const [correct] = useCorrectReceiptPieceMutation();
  return (
    <FormDialog
      open
      brief
      title="De quién es"
      form={form}
      newest={newest}
      submitLabel="Asignar"
      onSubmit={async (values) => {
        await correct({ id, version, ...values }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {`El recibo de la hoja ${fromPage} se le publica a esta persona.`}
      </Typography>
      <PersonInput name="personId" label="Persona" />
      <OtherCuil />
    </FormDialog>
  );
}

/** Once the server says that the page names somebody else: to go on is to say that it is so. */
function OtherCuil() {
  const { watch, formState, setValue, clearErrors } = useFormContext<Values>();
  const [personId, agreed] = watch(['personId', 'otherCuil']);
  const asked = useRef(personId);
  useEffect(() => {
    // The tick was about the person who was chosen before.
    if (asked.current === personId) return;
    asked.current = personId;
    setValue('otherCuil', false);
    clearErrors('otherCuil');
  }, [personId, setValue, clearErrors]);
  if (!agreed && !formState.errors.otherCuil) return null;
  return <CheckInput<Values> name="otherCuil" label="Es de esta persona igual" />;
}
