import Button from '@mui/material/Button';
import { StateMessage } from '@/components/state/StateMessage';

interface WallEmptyProps {
  /** Nothing unread, nothing to confirm. */
  upToDate: boolean;
  onSeeAll: () => void;
  /** Absent for whoever does not publish. */
  onCompose?: () => void;
}

export function WallEmpty({ upToDate, onSeeAll, onCompose }: WallEmptyProps) {
  if (upToDate) {
    return (
      <StateMessage
        icon="check"
        title="Estás al día"
        role="status"
        action={
          <Button variant="outlined" onClick={onSeeAll}>
            Ver todo el muro
          </Button>
        }
      >
        No te queda nada por leer ni por confirmar.
      </StateMessage>
    );
  }
  return (
    <StateMessage
      icon="campaign"
      title="Todavía no hay publicaciones"
      action={
        onCompose ? (
          <Button variant="contained" onClick={onCompose}>
            Publicar la primera
          </Button>
        ) : undefined
      }
    >
      Lo que se publique para vos va a aparecer acá.
    </StateMessage>
  );
}
