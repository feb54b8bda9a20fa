import { useNavigate } from 'react-router-dom';
import { RemoveDialog } from '@/components/dialog/RemoveDialog';
import { type Link, useDeleteLinkMutation } from '@/services/wms/generated/sync.gen';
import { routes } from '@/utils/paths';

/** Asks before a link goes, and goes back to the others once it is gone. */
export function RemoveLinkDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const navigate = useNavigate();
  const [remove] = useDeleteLinkMutation();
  const send = async () => {
    const answer = await remove({ id: link.id, version: link.version });
    if (!answer.error) navigate(routes.sync, { replace: true });
    return answer;
  };
  return (
    <RemoveDialog
      title={`Quitar ${link.name}`}
      removed="Enlace quitado"
      send={send}
      onClose={onClose}
    >
      Se van con él sus corridas, sus filas rechazadas y su clave. Lo que ya entró o salió queda
      como está.
    </RemoveDialog>
  );
}
