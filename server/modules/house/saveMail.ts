import { saveMail } from '@contract/house/houseAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { readSection, writeSection } from '../../engine/settings/houseSections';
import { changeHouse } from './changeHouse';

export const saveMailHandler = implement(saveMail, ({ server, password, version }, context) => {
  const { db, services } = context;
  if (services.config.smtpUrl) {
    throw conflict('El correo está fijado por SMTP_URL, en el entorno del servidor.');
  }
  return changeHouse(context, 'mail', async () => {
    const kept = (await readSection(db, 'mail')).value.password;
    const secret = server?.username ? (password ?? kept) : '';
    return writeSection(db, 'mail', version, { server, password: secret });
  });
});
