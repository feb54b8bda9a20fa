import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FileDrop } from '@/components/files/FileDrop';
import { SignaturePad } from '@/components/files/SignaturePad';
import { contractResolver } from '@/components/form/contractResolver';
import { Form } from '@/components/form/Form';
import { TextInput } from '@/components/form/TextInput';
import type { Order } from '@/services/wms/generated/orders.gen';
import { type DeliveryValues, deliveryForm, emptyDelivery } from '../deliveryForm';
import { useDelivery } from './useDelivery';

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
