import { saveSite } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { sites } from '../../engine/places/siteQueries';
import { changeZone } from './changeZone';

export const saveSiteHandler = implement(saveSite, (input, context) =>
  sites.save(context, input, async (fields, before) => {
    if ((fields.latitude === null) !== (fields.longitude === null)) {
      throw invalid({ longitude: 'Poné latitud y longitud, o ninguna.' });
    }
    if (before && before.zone !== fields.zone) await changeZone(context.db, before.id);
    return fields;
  }),
);
