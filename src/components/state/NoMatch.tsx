import Button from '@mui/material/Button';
import { StateMessage } from './StateMessage';

/** Filters are on, and nothing passes them. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <StateMessage
      icon="noMatch"
      title="Nada coincide con lo que buscás"
      role="status"
      action={
        <Button variant="outlined" onClick={onClear}>
          Quitar filtros
        </Button>
      }
    >
      Probá con menos filtros o con otra palabra.
    </StateMessage>
  );
}
