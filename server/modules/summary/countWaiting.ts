import { countWaiting } from '@contract/summary/summaryAcciones';
import { implement } from '../../engine/acciones/implement';
import { partsOf } from '../../engine/module';

/** Each module counts what it has, all at once; what is late comes first. */
export const countWaitingHandler = implement(countWaiting, async (_input, context) => {
  const found = await Promise.all(partsOf('waiting').map((part) => part(context)));
  const rows = found.flat();
  return {
    rows: [...rows.filter(({ late }) => late > 0), ...rows.filter(({ late }) => late === 0)],
  };
});
