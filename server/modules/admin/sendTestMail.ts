import { sendTestMail } from '@contract/admin/serverAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { mailFault } from '../../engine/mail/mailFault';
import { mailServerSettings } from '../../engine/mail/mailServerSettings';
import { noteAccepted } from '../../engine/mail/mailTrial';
import { inTime } from '../../engine/mail/sendOnce';
import { ownMail, testMail } from '../../engine/mail/testMail';

// Outside of a transaction: a mail server that never answers must not hold one.
export const sendTestMailHandler = implement(
  sendTestMail,
  async ({ to: asked }, { db, viewer, services }) => {
    const { mailer } = services;
    if (!(await mailer.ready())) {
      throw conflict('No hay un servidor de correo: cargalo en Ajustes.');
    }
    const to = asked || (await ownMail(db, viewer));
    if (!to) throw conflict('Tu ficha no tiene un correo: escribí a qué dirección mandarlo.');
    try {
      await inTime(mailer.send(testMail(to)));
    } catch (error) {
      throw conflict(mailFault(error));
    }
    const used = await mailServerSettings(db, services.config);
    if (used) await noteAccepted(db, used);
    return { to };
  },
  { transaction: false },
);
