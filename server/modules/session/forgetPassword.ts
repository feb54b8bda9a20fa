import { forgetPassword } from '@contract/session/forgottenAcciones';
import { implement } from '../../engine/acciones/implement';
import { countTry } from '../../engine/session/lockout';

// Its own transactions: each asking is counted, whatever comes of it.
export const forgetPasswordHandler = implement(
  forgetPassword,
  async ({ usuario }, { db, services, address }) => {
    const account = `forgot:${usuario.toLowerCase()}@${address}`;
    await countTry(db, { account, address: `forgot:${address}` });
    const mails = await services.mailer.ready();
    // Looked up in a task: neither the answer nor the time it takes tells whether there is such an account.
    await services.jobs.request(db, {
      kind: 'account.forgotten',
      title: 'Contraseña olvidada',
      accountId: null,
      payload: { asked: usuario, address },
    });
    await services.jobs.flush();
    return { way: mails ? ('mail' as const) : ('people' as const) };
  },
  { transaction: false },
);
