import { removeLogo } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeLogo } from './changeLogo';

export const removeLogoHandler = implement(removeLogo, ({ version }, context) =>
  changeLogo(context, null, version),
);
