import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { ScanInput } from '@/components/scan/ScanInput';
import { type StockRow, useRelocateStockMutation } from '@/services/wms/generated/warehouse.gen';
import { formatNumber } from '@/utils/numbers';
import { unitsOf } from '@/utils/unitsOf';
import { emptyMove, type MoveValues, moveForm, toMove } from './moveForm';
import { placeText } from './stockTexts';

const resolver = contractResolver(moveForm);

interface MoveDialogProps {
  row: StockRow;
  onClose: () => void;
}

/** From where it lies to another shelf of the same warehouse. The shelf comes last, so that reading its label ends it. */
export function MoveDialog({ row, onClose }: MoveDialogProps) {
  const [move] = useRelocateStockMutation();
  const notify = useNotice();
  const form = useForm<MoveValues>({ resolver, defaultValues: emptyMove });
  const draft = useDraft(form, `stock/${row.id}/move`);
  const { movable, quantity } = row;
  return (
    <FormDialog
      open
      title="Mover mercadería"
      form={form}
      draft={draft}
      submitLabel="Mover"
      onSubmit={async (values) => {
        const { from, to } = await move(toMove(row, values)).unwrap();
        const back = { stockId: to.id, to: from.locationCode, quantity: Number(values.quantity) };
        notify({
          text: `${counted(back.quantity, row.unit)} de ${row.productName}: de ${from.locationCode} a ${to.locationCode}`,
          undo: () => void move({ ...back, reason: 'Se deshizo el movimiento' }),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{row.productName}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${row.sku} · ${placeText(row)}`}
        </Typography>
      </div>
      <TextInput<MoveValues>
        name="quantity"
        label="Cantidad"
        type="tel"
        hint={
          movable < quantity
            ? `Hay ${formatNumber(quantity)}; ${formatNumber(quantity - movable)} son de pedidos en preparación. Podés mover hasta ${formatNumber(movable)}.`
            : `Hay ${counted(quantity, row.unit)}.`
        }
        maxLength={7}
        autoFocus
      />
      <TextInput<MoveValues> name="reason" label="Motivo" maxLength={300} optional />
      <ScanInput<MoveValues>
        name="to"
        label="A qué ubicación"
        hint="Leé su etiqueta o escribí su código, como A-01-02-3."
      />
    </FormDialog>
  );
}

const counted = (count: number, unit: string) => `${formatNumber(count)} ${unitsOf(count, unit)}`;
