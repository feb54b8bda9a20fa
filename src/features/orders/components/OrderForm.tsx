import { orderRecord as record } from '@contract/orders/orderFields';
import Alert from '@mui/material/Alert';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { Form } from '@/components/form/Form';
import { SelectInput } from '@/components/form/SelectInput';
import { useDraft } from '@/components/form/useDraft';
import { RecordInput } from '@/components/record/RecordInput';
import type { Order } from '@/services/wms/generated/orders.gen';
import { type OrderValues, orderForm } from '../orderForm';
import { priorityOptions } from '../ordersModel';
import { CustomerInput } from './CustomerInput';
import { LinesField } from './LinesField';
import { useOrderSave } from './useOrderSave';

/** One form to create and to edit. */
export function OrderForm({ order }: { order: Order | null }) {
  const form = useForm<OrderValues>({
    resolver: orderForm.resolver,
    defaultValues: orderForm.values(order),
  });
  const draft = useDraft(form, `order/${order?.id ?? 'new'}`, order?.version);
  const navigate = useNavigate();
  const { versioned, keepStored } = useOrderSave(order, draft);
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={(values) => versioned.save(values, draft.version)}
        submitLabel={order ? 'Guardar cambios' : 'Crear pedido'}
        onCancel={() => navigate(-1)}
      >
        {order?.approval ? (
          <Alert severity="info">Si guardás cambios, la aprobación se pide de nuevo.</Alert>
        ) : null}
        <CustomerInput />
        <RecordInput
          record={record}
          name="address"
          label="Dirección de entrega"
          hint="Vacía, vale la del cliente."
        />
        <RecordInput record={record} name="promisedOn" label="Prometido para el" />
        <SelectInput<OrderValues>
          name="priority"
          label={record.fields.priority.label}
          options={priorityOptions}
        />
        <LinesField control={form.control} />
        <RecordInput record={record} name="notes" />
      </Form>
      <SaveConflict
        versioned={versioned}
        conflictFields={orderForm.conflict}
        onKeepStored={keepStored}
      />
    </>
  );
}
