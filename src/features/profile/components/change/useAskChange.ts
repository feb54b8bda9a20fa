import type { ProfileChange } from '@contract/profile/profileChange';
import { useNotice } from '@/components/feedback/useNotice';
import { useRequestProfileChangeMutation } from '../../api';

/** Sends it to whoever approves; until then nothing changes. */
export function useAskChange(onAsked: () => void) {
  const [send] = useRequestProfileChangeMutation();
  const notify = useNotice();
  return async (change: ProfileChange) => {
    await send({ change }).unwrap();
    notify({ text: 'Pedido enviado: lo seguís en Mis solicitudes' });
    onAsked();
  };
}
