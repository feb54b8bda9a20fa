import { saveMail } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { readSection, writeSection } from '../../engine/settings/settingsSections';
import { changeSettings } from './changeSettings';

export const saveMailHandler = implement(saveMail, ({ server, password, version }, context) => {
  const { db, services } = context;
  if (services.config.smtpUrl) {
    throw conflict('El correo está fijado por SMTP_URL, en el entorno del servidor.');
  }
  return changeSettings(context, 'mail', async () => {
    const kept = (await readSection(db, 'mail')).value.password;
    const secret = server?.username ? (password ?? kept) : '';
    return writeSection(db, 'mail', version, { server, password: secret });
  });
});
