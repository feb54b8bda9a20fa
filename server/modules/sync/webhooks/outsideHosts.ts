import { getOutsideHosts, saveOutsideHosts } from '@contract/sync/outsideAcciones';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { conflict } from '../../../engine/http/fault';
import { originOf } from '../../../engine/outside/originOf';
import { readSection, writeSection } from '../../../engine/settings/settingsSections';

async function answer({ db }: Pick<Context, 'db'>) {
  const { value, version } = await readSection(db, 'outside');
  return { allowed: value.allowed, version };
}

export const getOutsideHostsHandler = implement(getOutsideHosts, (_input, context) =>
  answer(context),
);

export const saveOutsideHostsHandler = implement(
  saveOutsideHosts,
  async ({ allowed, version }, context) => {
    const { db } = context;
    const before = (await readSection(db, 'outside')).value;
    // An address says its origin without the usual port, and so it is compared.
    const value = { allowed: [...new Set(allowed.map(originOf))] };
    if (!(await writeSection(db, 'outside', version, value))) {
      throw conflict('Otra persona cambió los destinos: mirá de nuevo.');
    }
    await context.audit({ entity: 'house', entityId: 'outside', before, after: value });
    await context.emit([{ type: 'OutsideHosts', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'ADMIN.settings',
    });
    return answer(context);
  },
);
