import { saveSecurity } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { asksSecondStep } from '../../engine/session/secondSteps';
import { writeSection } from '../../engine/settings/settingsSections';
import { changeSettings } from './changeSettings';

export const saveSecurityHandler = implement(
  saveSecurity,
  async ({ version, ...value }, context) => {
    const { db, viewer } = context;
    if (value.secondStepForAdmins && !(await asksSecondStep(db, viewer.accountId))) {
      // Otherwise nobody might be left who could undo it.
      throw conflict('Primero activá la verificación en dos pasos en tu perfil.');
    }
    return changeSettings(context, 'security', () => writeSection(db, 'security', version, value));
  },
);
