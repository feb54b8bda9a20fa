import { eq, sql } from 'drizzle-orm';
import { organisation } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { readSection, writeSection } from '../../engine/settings/settingsSections';
import { changeSettings } from './changeSettings';

/** Another logo, or none; it is of the same version as the name and the colour. */
export const changeLogo = (context: Context, logoHash: string | null, version: number) =>
  changeSettings(
    context,
    'branding',
    async () => {
      const { db } = context;
      const { value } = await readSection(db, 'branding');
      if (!(await writeSection(db, 'branding', version, value))) return false;
      await db
        .update(organisation)
        .set({ logoHash, updatedAt: sql`anden_now()` })
        .where(eq(organisation.id, 1));
      return true;
    },
    ({ branding }) => ({ logo: branding.logo?.src.split('/').pop() ?? null }),
  );
