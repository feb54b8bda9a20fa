import type { ProfileChange } from '@contract/profile/profileChange';
import { useNotice } from '@/components/feedback/useNotice';
import { isAppError } from '@/services/wms/appError';
import { useRequestProfileChangeMutation } from '@/services/wms/generated/profile.gen';
import { handled } from '@/services/wms/handled';

export interface ChangeDialogProps<Kind extends ProfileChange['kind']> {
  /** The change that was asked before and came back; sending corrects that request. */
  sentBack?: { requestId: number; change: Extract<ProfileChange, { kind: Kind }> };
  onClose: () => void;
}

/** The server names the fields within the change; the form holds them by themselves. */
function inFormWords(error: unknown): unknown {
  if (!isAppError(error) || !error.fields) return error;
  handled(error);
  const fields = Object.entries(error.fields).map(([name, why]) => [
    name.replace(/^change\./, ''),
    why,
  ]);
  return { ...error, fields: Object.fromEntries(fields) };
}

/** Sends it to whoever approves; until then nothing changes. */
export function useAskChange<Kind extends ProfileChange['kind']>({
  sentBack,
  onClose,
}: ChangeDialogProps<Kind>) {
  const [send] = useRequestProfileChangeMutation();
  const notify = useNotice();
  return async (change: ProfileChange, clave?: string) => {
    try {
      await send({ change, requestId: sentBack?.requestId, clave }).unwrap();
    } catch (error) {
      throw inFormWords(error);
    }
    notify({ text: 'Solicitud enviada: la seguís en Mis solicitudes' });
    onClose();
  };
}
