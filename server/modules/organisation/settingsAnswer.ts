import type { OutputOf } from '@contract/core/accion';
import type { getOrganisationSettings } from '@contract/organisation/settingsAcciones';
import type { Context } from '../../engine/acciones/context';
import { mailTrialOf } from '../../engine/mail/mailTrial';
import { organisationWithLogo, presentLogo } from '../../engine/settings/organisationLogo';
import { readSection } from '../../engine/settings/settingsSections';

/** Everything that may be shown: the mail server's password never is. */
export async function settingsAnswer({
  db,
  services,
}: Pick<Context, 'db' | 'services'>): Promise<OutputOf<typeof getOrganisationSettings>> {
  const row = await organisationWithLogo(db);
  const [look, mail, security] = [
    await readSection(db, 'branding'),
    await readSection(db, 'mail'),
    await readSection(db, 'security'),
  ];
  const { server, password } = mail.value;
  const { smtpUrl, mapsKey } = services.config;
  return {
    branding: {
      name: row?.name ?? 'Andén',
      ...look.value,
      logo: presentLogo(row?.screen),
      version: look.version,
    },
    mail: {
      source: smtpUrl ? 'environment' : server ? 'house' : 'none',
      server,
      hasPassword: password !== '',
      trial: await mailTrialOf(db, services.config),
      version: mail.version,
    },
    security: { ...security.value, version: security.version },
    maps: { keyed: mapsKey !== undefined },
  };
}
