import { listLocations } from '@contract/warehouse/listLocations';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { locationsList } from './catalogQueries';
import { presentLocation } from './presentCatalog';

export const listLocationsHandler = implement(listLocations, async (input, context) => {
  const { rows, ...counted } = await runList(locationsList, context, input);
  return { rows: rows.map(presentLocation), ...counted };
});
