import type { ProfileChange } from '@contract/profile/profileChange';
import { useNotice } from '@/components/feedback/useNotice';
import { useRequestProfileChangeMutation } from '../../api';

export interface ChangeDialogProps<Kind extends ProfileChange['kind']> {
  /** What was asked before and came back; sending corrects that request. */
  sentBack?: { requestId: number; change: Extract<ProfileChange, { kind: Kind }> };
  onClose: () => void;
}

/** Sends it to whoever approves; until then nothing changes. */
export function useAskChange<Kind extends ProfileChange['kind']>({
  sentBack,
  onClose,
}: ChangeDialogProps<Kind>) {
  const [send] = useRequestProfileChangeMutation();
  const notify = useNotice();
  return async (change: ProfileChange) => {
    await send({ change, requestId: sentBack?.requestId }).unwrap();
    notify({ text: 'Pedido enviado: lo seguís en Mis solicitudes' });
    onClose();
  };
}
