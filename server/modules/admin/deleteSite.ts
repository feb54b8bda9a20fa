import { deleteSite } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { whySiteStays } from './placeRules';
import { sites } from './siteQueries';

export const deleteSiteHandler = implement(deleteSite, ({ id }, context) =>
  sites.remove(context, { id }, (before) => {
    const why = whySiteStays(before);
    if (why) throw conflict(why);
  }),
);
