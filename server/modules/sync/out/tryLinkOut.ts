import { tryLinkOut } from '@contract/sync/out/linkOutAcciones';
import { implement } from '../../../engine/acciones/implement';

export const tryLinkOutHandler = implement(
  tryLinkOut,
  async (input, context) => {
    const { showOut } = await import('./showOut');
    return showOut(input, context);
  },
  { transaction: false },
);
