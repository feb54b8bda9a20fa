import { getGarnishment } from '@contract/garnishments/garnishmentAcciones';
import { garnishment } from '../../db/schema/garnishments';
import { namedBy } from '../../engine/audit/namedBy';

export const garnishmentName = namedBy({
  entity: 'garnishment',
  opens: getGarnishment,
  table: garnishment,
  person: garnishment.personId,
  link: (id) => `/garnishments/${id}`,
});
