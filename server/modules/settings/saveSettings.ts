import { saveSettings } from '@contract/settings/settingAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { readSettings, writeSettings } from './settingsQueries';

const MAX_KEYS = 100;

export const saveSettingsHandler = implement(
  saveSettings,
  async ({ values }, { db, viewer, emit }) => {
    await writeSettings(db, viewer.accountId, values);
    const saved = await readSettings(db, viewer.accountId);
    if (Object.keys(saved).length > MAX_KEYS) {
      throw invalid({ values: `Se pueden guardar hasta ${MAX_KEYS} preferencias.` });
    }
    await emit([{ type: 'Setting', id: 'LIST' }], { kind: 'accounts', ids: [viewer.accountId] });
    return { values: saved };
  },
);
