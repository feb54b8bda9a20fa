import { givePasswords } from '@contract/users/manyAccountAcciones';
import { implementPrepared } from '../../engine/acciones/implement';
import { resolveSelection } from '../../engine/bulk/resolveSelection';
import { invalid } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { hashPassword } from '../../engine/session/passwords';
import { readableCode } from '../../engine/session/readableCode';
import { lockAccount } from './accountQueries';
import { employeesList } from './employeeQueries';
import { passwordTargets } from './passwordTargets';
import { writePassword } from './writePassword';

/** More would keep the person waiting: each password is made slowly, so that it is slow to guess. */
const AT_ONCE = 200;

export const givePasswordsHandler = implementPrepared(
  givePasswords,
  async ({ selection }, context) => {
    const ids = await resolveSelection(context, employeesList, selection);
    const { ready, refused } = await passwordTargets(context, ids);
    if (ready.length > AT_ONCE) {
      throw invalid({
        selection: `Se imprimen hasta ${AT_ONCE} por vez: elegí menos personas, o envialas por correo.`,
      });
    }
    const passwords = await Promise.all(
      ready.map(async (target) => {
        const password = readableCode();
        return { target, password, hash: await hashPassword(password) };
      }),
    );
    return { passwords, refused };
  },
  async (_input, context, { passwords, refused }) => {
    const slips = [];
    for (const { target, password, hash } of passwords) {
      const { personId, docket, areaName, siteName } = target;
      const name = personName(target);
      const held = await lockAccount(context.db, personId);
      if (held?.account.version !== target.account.version) {
        const message = 'Su cuenta cambió recién: probá de nuevo.';
        refused.push({ id: personId, label: `${name} (${docket})`, ok: false, message });
        continue;
      }
      const { id, version, username } = held.account;
      await writePassword(context, { id, personId, version }, hash);
      slips.push({ personId, name, docket, areaName, siteName, username, password });
    }
    return { slips, refused, address: context.origin };
  },
);
