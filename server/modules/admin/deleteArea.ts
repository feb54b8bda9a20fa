import { deleteArea } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { areas } from '../../engine/places/areaQueries';
import { whyAreaStays } from './placeRules';

export const deleteAreaHandler = implement(deleteArea, ({ id }, context) =>
  areas.remove(context, { id }, (before) => {
    const why = whyAreaStays(before);
    if (why) throw conflict(why);
  }),
);
