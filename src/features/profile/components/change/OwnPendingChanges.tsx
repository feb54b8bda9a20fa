import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { CardList } from '@/components/list/CardList';
import { Section } from '@/components/page/Section';
import { type PendingChange, PendingChangeCard } from '@/components/person/PendingChangeCard';
import { useCancelRequestMutation } from '@/services/wms/generated/workflow.gen';
import { requestPath, resendChangePath } from '@/utils/paths';

/** The changes that I asked for and that are not decided yet, with the way to take them back. */
export function OwnPendingChanges({ rows }: { rows: readonly PendingChange[] }) {
  const [taking, setTaking] = useState<PendingChange | null>(null);
  if (rows.length === 0) return null;
  return (
    <Section
      title="Cambios que pediste"
      description="Hasta que se aprueben, tus datos siguen como están."
    >
      <CardList label="Cambios que pediste">
        {rows.map((change) => (
          <PendingChangeCard
            key={change.requestId}
            change={change}
            action={
              <>
                {change.state === 'draft' ? (
                  <Button
                    variant="outlined"
                    component={Link}
                    to={resendChangePath(change.requestId)}
                  >
                    Corregir y enviar
                  </Button>
                ) : null}
                <Button component={Link} to={requestPath(change.requestId)}>
                  Ver la solicitud
                </Button>
                <Button
                  color="error"
                  aria-label={`Cancelar la solicitud: ${change.title}`}
                  onClick={() => setTaking(change)}
                >
                  Cancelar la solicitud
                </Button>
              </>
            }
          />
        ))}
      </CardList>
      {taking ? <TakeBackDialog change={taking} onClose={() => setTaking(null)} /> : null}
    </Section>
  );
}

interface TakeBackDialogProps {
  change: PendingChange;
  onClose: () => void;
}

function TakeBackDialog({ change, onClose }: TakeBackDialogProps) {
  const [cancel] = useCancelRequestMutation();
  const notify = useNotice();
  const { requestId: id, version, title } = change;
  return (
    <ConfirmDialog
      open
      title="¿Cancelar la solicitud?"
      confirmLabel="Cancelar la solicitud"
      tone="danger"
      onConfirm={async () => {
        const { error } = await cancel({ id, version });
        onClose();
        if (!error) notify({ text: 'La solicitud quedó cancelada' });
      }}
      onClose={onClose}
    >
      {title}: nadie lo va a decidir y tus datos quedan como están. Después podés pedirlo de nuevo.
    </ConfirmDialog>
  );
}
