import { saveFirstSteps } from '@contract/admin/firstStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { staleVersion } from '../../engine/http/staleVersion';
import { readSection, writeSection } from '../../engine/settings/settingsSections';
import { firstStepsAnswer } from './firstStepsAnswer';

/** No store: what was chosen is one part of the settings, and no row of fields. */
export const saveFirstStepsHandler = implement(
  saveFirstSteps,
  async ({ version, ...chosen }, context) => {
    const { db, audit, emit } = context;
    const value = { ...chosen, skipped: [...new Set(chosen.skipped)] };
    const before = await readSection(db, 'firstSteps');
    if (!(await writeSection(db, 'firstSteps', version, value))) {
      throw staleVersion(
        await firstStepsAnswer(context),
        await lastChange(db, 'house', 'firstSteps'),
      );
    }
    await audit({ entity: 'house', entityId: 'firstSteps', before: before.value, after: value });
    await emit([{ type: 'OrganisationSettings', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    return firstStepsAnswer(context);
  },
);
