import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { useSeenRow } from '@/components/form/useSeenRow';
import {
  type ReceiptPiece,
  useSplitReceiptPieceMutation,
} from '@/services/wms/generated/receipts.gen';
import { pagesText } from '../receiptTexts';

const splitForm = z.object({ fromPage: z.number() });
type Values = z.infer<typeof splitForm>;
const resolver = contractResolver<Values>(splitForm);

interface SplitDialogProps {
  piece: ReceiptPiece;
  onClose: () => void;
}

/** Makes the last pages of a slip one of their own, for somebody to say whose it is. */
export function SplitDialog({ piece, onClose }: SplitDialogProps) {
  const { seen, newest } = useSeenRow(piece);
  const { id, version, fromPage, toPage } = seen;
  const form = useForm<Values>({ resolver, defaultValues: { fromPage: toPage } });
  const [split] = useSplitReceiptPieceMutation();
  const options = Array.from({ length: toPage - fromPage }, (_, index) => {
    const page = fromPage + 1 + index;
    return { value: page, label: `Hoja ${page}` };
  });
  return (
    <FormDialog
      open
      brief
      title="Separar las hojas"
      form={form}
      newest={newest}
      submitLabel="Separar"
      onSubmit={async (values) => {
        await split({ id, version, fromPage: values.fromPage }).unwrap();
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {`Este recibo tiene ${pagesText(seen).toLowerCase()}. Lo que separes queda como otro recibo, sin persona.`}
      </Typography>
      <SelectInput name="fromPage" label="El otro empieza en" options={options} />
    </FormDialog>
  );
}
