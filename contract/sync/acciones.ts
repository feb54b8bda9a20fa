import * as link from './linkAcciones';
import * as out from './out/linkOutAcciones';
import * as outside from './outsideAcciones';
import * as program from './programAcciones';
import * as webhook from './webhookAcciones';

export const syncAcciones = { ...link, ...out, ...program, ...webhook, ...outside };
