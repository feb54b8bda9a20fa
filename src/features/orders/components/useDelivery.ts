import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';
import type { Order } from '@/services/wms/generated/orders.gen';
import { orderPath } from '@/utils/paths';
import type { DeliveryValues } from '../deliveryForm';
import { useDeliverOrderMutation } from '../orderChanges';

/** Sends the pictures first and then the proof that names them. */
export function useDelivery(order: Order) {
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
