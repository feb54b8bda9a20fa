import { StateMessage } from './StateMessage';

/** In the place of a record that is not there, or not for whoever asks. */
export function NotFoundNote({ children }: { children: string }) {
  return (
    <StateMessage icon="search" title="No encontramos lo que buscás" role="status">
      {children}
    </StateMessage>
  );
}
