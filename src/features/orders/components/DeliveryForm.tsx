import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import { deliverOrder } from '@contract/orders/deliveryAcciones';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useNotice } from '@/components/feedback/useNotice';
import { FileDrop } from '@/components/files/FileDrop';
import { SignaturePad } from '@/components/files/SignaturePad';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { orEmpty } from '@/components/form/orEmpty';
import { TextInput } from '@/components/form/TextInput';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';
import type { Order } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import { useDeliverOrderMutation } from '../orderChanges';

const { shape } = deliverOrder.input;

/** Who received, as typed; pictures go beside it. */
const deliveryForm = z.object({
  receiverName: shape.receiverName,
  receiverDni: orEmpty(shape.receiverDni.unwrap().unwrap()),
  note: shape.note.unwrap(),
});
type DeliveryValues = z.input<typeof deliveryForm>;

const emptyDelivery: DeliveryValues = { receiverName: '', receiverDni: '', note: '' };

const resolver = contractResolver(deliveryForm);
const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  acceptLabel: 'JPG, PNG o WebP',
  maxBytes: megabytes(fileLimits.picture),
};

function Optional({ text }: { text: string }) {
  return (
    <FormLabel component="span">
      {text}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {' '}
        (opcional)
      </Typography>
    </FormLabel>
  );
}

/** The proof of delivery, at the door of the customer. */
export function DeliveryForm({ order }: { order: Order }) {
  const form = useForm<DeliveryValues>({ resolver, defaultValues: emptyDelivery });
  const navigate = useNavigate();
  const { photo, setPhoto, setSignature, save } = useDelivery(order);
  return (
    <Form form={form} onSubmit={save} submitLabel="Registrar entrega" onCancel={() => navigate(-1)}>
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
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Optional text="Firma" />
        <SignaturePad label="Firma de quien recibió" onChange={setSignature} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <Optional text="Foto" />
        <FileDrop
          label="Foto de la entrega"
          rules={{ ...rules, maxFiles: 1 }}
          files={photo ? [photo] : []}
          onChange={([file]) => setPhoto(file ?? null)}
        />
      </Box>
      <TextInput<DeliveryValues>
        name="note"
        label="Observaciones"
        rows={2}
        maxLength={500}
        optional
      />
    </Form>
  );
}

/** Sends the pictures first and then the proof that names them. */
function useDelivery(order: Order) {
  const [photo, setPhoto] = useState<File | null>(null);
  const [signature, setSignature] = useState<File | null>(null);
  const [upload] = useUploadFileMutation();
  const [deliver] = useDeliverOrderMutation();
  const navigate = useNavigate();
  const notify = useNotice();

  const hashOf = async (file: File | null) =>
    file ? (await upload({ purpose: 'delivery', file }).unwrap()).hash : null;

  const save = async ({ receiverDni, ...values }: DeliveryValues) => {
    const photoHash = await hashOf(photo);
    const signatureHash = await hashOf(signature);
    await deliver({
      ...values,
      receiverDni: receiverDni || null,
      id: order.id,
      version: order.version,
      photoHash,
      signatureHash,
    }).unwrap();
    notify({ text: `Entrega del pedido ${order.number} registrada` });
    await navigate(orderPath(order.id), { replace: true });
  };
  return { photo, setPhoto, setSignature, save };
}
