import { setTimeout as sleep } from 'node:timers/promises';
import { sendTestMail } from '@contract/admin/serverAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';

const PATIENCE_MS = 20_000;

// Outside of a transaction: a mail server that never answers must not hold one.
export const sendTestMailHandler = implement(
  sendTestMail,
  async (_input, { db, viewer, services }) => {
    const { mailer } = services;
    if (!(await mailer.ready())) {
      throw conflict('No hay un servidor de correo: cargalo en Ajustes.');
    }
    const [row] =
      viewer.personId === null
        ? []
        : await db.select({ to: person.email }).from(person).where(eq(person.id, viewer.personId));
    if (!row?.to) throw conflict('Tu ficha no tiene un correo al cual mandarlo.');
    const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${PATIENCE_MS / 1000} s`);
    });
    const mail = {
      to: row.to,
      subject: 'Correo de prueba de Andén',
      text: 'Si te llegó esto, el correo funciona.',
    };
    try {
      await Promise.race([mailer.send(mail), late]);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw conflict('El servidor de correo no lo aceptó: revisá SMTP_URL.', { reason: detail });
    }
    return { to: row.to };
  },
  { transaction: false },
);
