import { tryMail } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { mailFault } from '../../engine/mail/mailFault';
import { mailOptions } from '../../engine/mail/mailServerSettings';
import { noteAccepted } from '../../engine/mail/mailTrial';
import { sendOnce } from '../../engine/mail/sendOnce';
import { ownMail, testMail } from '../../engine/mail/testMail';
import { readSection } from '../../engine/settings/settingsSections';

// Outside of a transaction: a mail server that never answers must not hold one.
export const tryMailHandler = implement(
  tryMail,
  async ({ server, password, to }, { db, viewer, services }) => {
    if (services.config.smtpUrl) {
      throw conflict('El correo está fijado por SMTP_URL, en el entorno del servidor.');
    }
    const address = to || (await ownMail(db, viewer));
    if (!address) throw invalid({ to: 'Escribí a qué dirección mandar la prueba.' });
    const { value: kept } = await readSection(db, 'mail');
    // The kept password only goes to the server that it was kept for.
    const sameServer =
      kept.server?.host === server.host && kept.server.username === server.username;
    const secret = password ?? (sameServer ? kept.password : '');
    const options = mailOptions(server, secret);
    try {
      await sendOnce(options, testMail(address));
    } catch (error) {
      throw conflict(mailFault(error));
    }
    await noteAccepted(db, options);
    return { to: address };
  },
  { transaction: false },
);
