import { saveSite } from '@contract/admin/organisationAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { sites } from '../../engine/places/siteQueries';

export const saveSiteHandler = implement(saveSite, (input, context) =>
  sites.save(context, input, (fields) => {
    if ((fields.latitude === null) !== (fields.longitude === null)) {
      throw invalid({ longitude: 'Poné latitud y longitud, o ninguna.' });
    }
    return fields;
  }),
);
