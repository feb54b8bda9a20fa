import { sendTestMail } from '@contract/admin/serverAcciones';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { mailFault } from '../../engine/mail/mailFault';
import { inTime } from '../../engine/mail/sendOnce';
import { ownMail, testMail } from '../../engine/mail/testMail';

// Outside of a transaction: a mail server that never answers must not hold one.
export const sendTestMailHandler = implement(
  sendTestMail,
  async (_input, { db, viewer, services }) => {
    const { mailer } = services;
    if (!(await mailer.ready())) {
      throw conflict('No hay un servidor de correo: cargalo en Ajustes.');
    }
    const to = await ownMail(db, viewer);
    if (!to) throw conflict('Tu ficha no tiene un correo al cual mandarlo.');
    try {
      await inTime(mailer.send(testMail(to)));
    } catch (error) {
      throw conflict(mailFault(error));
    }
    return { to };
  },
  { transaction: false },
);
