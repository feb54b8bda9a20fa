import Box from '@mui/material/Box';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { RadioInput } from '@/components/form/RadioInput';
import { ReasonInput } from '@/components/form/ReasonInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import type { Order } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import {
  useDeliverOrderMutation,
  useMissDeliveryMutation,
  useRefuseDeliveryMutation,
} from '../orderChanges';
import { DeliveredLines } from './DeliveredLines';
import {
  type DeliveryValues,
  deliveryForm,
  deliveryInput,
  emptyDelivery,
  outcomeOptions,
  restLabels,
  usualReasons,
} from './deliveryForm';
import { ProofPictures } from './ProofPictures';
import { type Proof, useProof } from './useProof';

const resolver = contractResolver(deliveryForm);
const restOptions = (['stock', 'order'] as const).map((value) => ({
  value,
  label: restLabels[value],
}));
const submitLabels = {
  all: 'Registrar entrega',
  part: 'Registrar entrega',
  refused: 'Anotar que no lo quisieron',
  nobody: 'Anotar el intento',
} as const;

/** The form tells what happened at the door of the customer, with the proof of what was received. */
export function DeliveryForm({ order: stored }: { order: Order }) {
  const { seen: order, newest } = useSeenRow(stored);
  const form = useForm<DeliveryValues>({ resolver, defaultValues: emptyDelivery(order) });
  const draft = useDraft(form, `delivery/${order.id}/${order.stateSince}`, order.version);
  const navigate = useNavigate();
  const proof = useProof(draft);
  const save = useDelivery(order, proof);
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const delivered = outcome === 'all' || outcome === 'part';
  return (
    <Form
      form={form}
      draft={draft}
      newest={newest}
      onSubmit={save}
      submitLabel={submitLabels[outcome]}
      onCancel={() => navigate(-1)}
    >
      <RadioInput<DeliveryValues> name="outcome" label="Qué pasó" options={outcomeOptions} />
      {outcome === 'part' ? (
        <>
          <DeliveredLines order={order} control={form.control} />
          <RadioInput<DeliveryValues>
            name="rest"
            label="Lo que no recibieron"
            options={restOptions}
          />
        </>
      ) : null}
      {outcome === 'all' ? null : (
        <ReasonInput key={outcome} name="reason" label="Por qué" usual={usualReasons[outcome]} />
      )}
      {delivered ? (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <TextInput<DeliveryValues>
            name="receiverName"
            label="Quién recibió"
            autoComplete="off"
            maxLength={120}
          />
          <TextInput<DeliveryValues>
            name="receiverDni"
            label="DNI de quien recibió"
            type="tel"
            autoComplete="off"
            maxLength={8}
            optional
          />
          <ProofPictures proof={proof} />
          <TextInput<DeliveryValues>
            name="note"
            label="Observaciones"
            rows={2}
            maxLength={500}
            optional
          />
        </Box>
      ) : null}
    </Form>
  );
}

/** Sends the pictures first and then the proof that names them. */
function useDelivery(order: Order, proof: Proof) {
  const [deliver] = useDeliverOrderMutation();
  const [refuse] = useRefuseDeliveryMutation();
  const [miss] = useMissDeliveryMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const target = { id: order.id, version: order.version };

  const send = async (values: DeliveryValues): Promise<string> => {
    const reason = values.reason.trim();
    if (values.outcome === 'refused') {
      await refuse({ ...target, reason }).unwrap();
      return `El pedido ${order.number} quedó detenido hasta que se decida`;
    }
    if (values.outcome === 'nobody') {
      const { deliveryAttempts } = await miss({ ...target, reason }).unwrap();
      return `Intento ${deliveryAttempts} anotado: el pedido sigue despachado`;
    }
    const hashes = await proof.send();
    const { rest } = await deliver({ ...deliveryInput(values), ...target, ...hashes }).unwrap();
    const done = `Entrega del pedido ${order.number} registrada`;
    return rest ? `${done}: el resto quedó en ${rest.number}` : done;
  };
  return async (values: DeliveryValues) => {
    notify({ text: await send(values) });
    await navigate(orderPath(order.id), { replace: true });
  };
}
