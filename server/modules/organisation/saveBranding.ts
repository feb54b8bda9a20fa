import { saveBranding } from '@contract/organisation/settingsAcciones';
import { eq, sql } from 'drizzle-orm';
import { organisation } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { writeSection } from '../../engine/settings/settingsSections';
import { changeSettings } from './changeSettings';

export const saveBrandingHandler = implement(saveBranding, ({ name, version, ...value }, context) =>
  changeSettings(context, 'branding', async () => {
    const { db } = context;
    if (!(await writeSection(db, 'branding', version, value))) return false;
    await db
      .update(organisation)
      .set({ name, updatedAt: sql`anden_now()` })
      .where(eq(organisation.id, 1));
    return true;
  }),
);
