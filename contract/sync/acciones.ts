import * as link from './linkAcciones';
import * as outside from './outsideAcciones';
import * as program from './programAcciones';
import * as webhook from './webhookAcciones';

export const syncAcciones = { ...link, ...program, ...webhook, ...outside };
