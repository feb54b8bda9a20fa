import Button from '@mui/material/Button';
import { openNewest } from '@/services/offline/openNewest';
import { Icon } from '../icons/Icon';
import { StateMessage } from '../state/StateMessage';
import type { MissingPiece } from './useMissingPiece';

const away = {
  icon: 'offline',
  title: 'No llegamos al servidor',
  text: 'Esta parte todavía no se había abierto en este dispositivo. Se abre sola apenas vuelva la conexión.',
} as const;
const gone = {
  icon: 'refresh',
  title: 'Hay que actualizar la página',
  text: 'Esta parte ya no está como era: seguramente hay una versión nueva. Si estás escribiendo algo, guardalo antes de actualizar.',
} as const;

/** Why a part of the page is not there, and the way to it. */
export function MissingWords({ lack, trying, retry }: MissingPiece) {
  if (lack === null) return null;
  const { icon, title, text } = lack === 'away' ? away : gone;
  const update = async () => {
    if (!(await openNewest())) retry();
  };
  return (
    <StateMessage
      icon={icon}
      title={title}
      role="alert"
      action={
        lack === 'away' ? (
          <Button variant="outlined" loading={trying} onClick={retry}>
            Reintentar
          </Button>
        ) : (
          <Button
            variant="contained"
            startIcon={<Icon name="refresh" />}
            onClick={() => void update()}
          >
            Actualizar
          </Button>
        )
      }
    >
      {text}
    </StateMessage>
  );
}
