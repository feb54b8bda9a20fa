import { orderRecord as record } from '@contract/orders/orderFields';
import Alert from '@mui/material/Alert';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SaveConflict } from '@/components/dialog/SaveConflict';
import { useNotice } from '@/components/feedback/useNotice';
import { Form } from '@/components/form/Form';
import { inFormWords } from '@/components/form/inFormWords';
import { SelectInput } from '@/components/form/SelectInput';
import { type FormDraft, useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { RecordInput } from '@/components/record/RecordInput';
import type { Order } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../orderChanges';
import { type OrderValues, orderForm, orderInput, toFormField } from '../orderForm';
import { priorityOptions } from '../ordersModel';
import { CustomerInput } from './CustomerInput';
import { OrderLinesField } from './OrderLinesField';

/** A single form creates and edits. */
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
        <OrderLinesField control={form.control} orderId={order?.id ?? null} />
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

/** Creates, or saves over the version that the person began with. */
function useOrderSave(order: Order | null, { base, forget }: FormDraft<OrderValues>) {
  const [create] = useCreateOrderMutation();
  const [update] = useUpdateOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();

  const leave = (id: number) => {
    forget();
    return navigate(orderPath(id), { replace: true });
  };
  const send = async (values: OrderValues, version: number) => {
    const input = orderInput(values);
    try {
      const saved = order
        ? await update({ ...input, id: order.id, version }).unwrap()
        : await create(input).unwrap();
      const what = order ? 'Cambios guardados' : `Pedido ${saved.number} creado`;
      notify({ text: saved.awaitsApproval ? `${what}: espera aprobación` : what });
      await leave(saved.id);
    } catch (error) {
      throw inFormWords(error, toFormField);
    }
  };
  const versioned = useVersionedSave<OrderValues, Order>({
    compared: orderForm,
    base: () => base,
    send,
  });
  return { versioned, keepStored: () => order && leave(order.id) };
}
