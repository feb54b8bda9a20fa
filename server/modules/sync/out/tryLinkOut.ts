import { tryLinkOut } from '@contract/sync/out/linkOutAcciones';
import { implement } from '../../../engine/acciones/implement';
import { whenAsked } from '../../../engine/whenAsked';

/** Tells what a run would take out now; how a list is opened for that is loaded with the first trial. */
export const tryLinkOutHandler = implement(
  tryLinkOut,
  whenAsked(async () => (await import('./lookAtList')).lookAtList),
  { transaction: false },
);
