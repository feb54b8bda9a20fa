import { getLink } from '@contract/sync/linkAcciones';
import { link } from '../../db/schema/sync';
import { namedBy } from '../../engine/audit/namedBy';

export const linkName = namedBy({
  entity: 'link',
  fields: ['linkId'],
  opens: getLink,
  table: link,
  name: link.name,
  link: (id) => `/sync/${id}`,
});
