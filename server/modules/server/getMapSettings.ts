import { getMapSettings } from '@contract/server/serverAcciones';
import { implement } from '../../engine/acciones/implement';

export const getMapSettingsHandler = implement(getMapSettings, async (_input, { services }) => ({
  key: services.config.mapsKey ?? null,
}));
