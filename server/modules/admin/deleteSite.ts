import { deleteSite } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { sites } from '../../engine/places/siteQueries';
import { whySiteStays } from './placeRules';

export const deleteSiteHandler = implement(deleteSite, ({ id }, context) =>
  sites.remove(context, { id }, (before) => {
    const why = whySiteStays(before);
    if (why) throw conflict(why);
  }),
);
