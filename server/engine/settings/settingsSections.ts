import { firstStepsChoice } from '@contract/admin/firstSteps';
import { branding, mailServer, security } from '@contract/organisation/organisationSettings';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/Db';
import { organisationSetting } from '../../db/schema/settings';

const sections = {
  branding: branding.omit({ name: true }),
  mail: z.object({ server: mailServer.nullable(), password: z.string() }),
  /** The last test mail that a server accepted: which server that was, and whether somebody got it. */
  mailTrial: z.object({ server: z.string(), arrived: z.boolean() }),
  security,
  firstSteps: firstStepsChoice,
  /** Addresses inside of the own network that may be asked, as scheme, host and port. */
  outside: z.object({ allowed: z.array(z.string()) }),
};

type Section = keyof typeof sections;
export type SettingsSection<S extends Section> = z.output<(typeof sections)[S]>;

const unset: { [S in Section]: SettingsSection<S> } = {
  branding: { color: null, taxId: null, address: null },
  mail: { server: null, password: '' },
  mailTrial: { server: '', arrived: false },
  security: { sessionDays: 7, tries: 5, secondStepForAdmins: false },
  firstSteps: { skipped: [], putAway: false },
  outside: { allowed: [] },
};

/** The organisation's choice, or what the product does while it has made none. */
export async function readSection<S extends Section>(
  db: Db,
  section: S,
): Promise<{ value: SettingsSection<S>; version: number }> {
  const [row] = await db
    .select()
    .from(organisationSetting)
    .where(eq(organisationSetting.section, section));
  if (!row) return { value: unset[section], version: 1 };
  const value = sections[section].parse({ ...unset[section], ...Object(row.value) });
  return { value: value as SettingsSection<S>, version: row.version };
}

/** False when somebody wrote since that version. */
export async function writeSection<S extends Section>(
  db: Db,
  section: S,
  version: number,
  value: SettingsSection<S>,
): Promise<boolean> {
  await db
    .insert(organisationSetting)
    .values({ section, value: unset[section] })
    .onConflictDoNothing();
  const written = await db
    .update(organisationSetting)
    .set({ value, version: version + 1 })
    .where(and(eq(organisationSetting.section, section), eq(organisationSetting.version, version)))
    .returning({ version: organisationSetting.version });
  return written.length > 0;
}
