import { countLineRecord as record } from '@contract/counters/countLine';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { ScanInput } from '@/components/scan/ScanInput';
import type { FoundGoods } from './useCounting';

const foundForm = z.object({
  location: z.string().trim().min(1, 'Leé o escribí la ubicación.').max(60),
  product: z.string().trim().min(1, 'Leé o escribí el producto.').max(60),
  lotCode: z.string().trim().max(40),
  quantity: z.string().regex(/^[1-9]\d{0,5}$/, 'Poné al menos 1.'),
  note: z.string().trim().max(record.fields.note.max),
});
type Values = z.input<typeof foundForm>;

interface FoundDialogProps {
  /** The code of the shelf before which they stand. */
  location: string;
  send: (goods: FoundGoods) => Promise<unknown>;
  onClose: () => void;
}

/** Takes down goods that nobody expected on a shelf, or another lot of those that were. */
export function FoundDialog({ location, send, onClose }: FoundDialogProps) {
  const notify = useNotice();
  const form = useForm<Values>({
    resolver: contractResolver<Values>(foundForm),
    defaultValues: { location, product: '', lotCode: '', quantity: '', note: '' },
  });
  const draft = useDraft(form, `found/${location}`);
  return (
    <FormDialog
      open
      title="Hay otra cosa"
      form={form}
      draft={draft}
      submitLabel="Anotar"
      onSubmit={async ({ lotCode, quantity, note, ...where }) => {
        await send({
          ...where,
          lotCode: lotCode.trim() || null,
          quantity: Number(quantity),
          damaged: 0,
          note: note.trim(),
          photoHash: null,
        });
        draft.forget();
        notify({ text: `Anotado en ${where.location}` });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Un producto que no se esperaba en esa ubicación, u otro lote.
      </Typography>
      <TextInput<Values> name="location" label="Ubicación" maxLength={60} />
      <ScanInput<Values>
        name="product"
        label="Producto"
        hint="Leé su código de barras o escribí su código."
      />
      <TextInput<Values> name="lotCode" label="Lote" maxLength={40} optional />
      <TextInput<Values>
        name="quantity"
        label={record.fields.quantity.label}
        type="tel"
        maxLength={6}
      />
      <TextInput<Values> name="note" label={record.fields.note.label} maxLength={300} optional />
    </FormDialog>
  );
}
