import { Page } from '../page/Page';
import { MissingWords } from './MissingWords';
import type { MissingPiece } from './useMissingPiece';

/** In the place of a page whose code did not come; the menu around it goes on. */
export function MissingPage(piece: MissingPiece) {
  if (piece.lack === null) return null;
  return (
    <Page title="Esta página no se pudo abrir" width="reading">
      <MissingWords {...piece} />
    </Page>
  );
}
