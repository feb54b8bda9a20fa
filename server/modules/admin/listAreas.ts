import { listAreas } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { findAreas } from '../../engine/places/areaQueries';

export const listAreasHandler = implement(listAreas, async (_input, { db }) => ({
  rows: await findAreas(db),
}));
