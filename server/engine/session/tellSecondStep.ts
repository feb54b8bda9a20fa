import type { PublicContext } from '../acciones/context';
import { notify } from '../notifications/notify';

type Tools = Pick<PublicContext, 'db' | 'audit' | 'emit' | 'services'>;

interface Change {
  after: { secondStep: boolean; codes?: 'renewed' };
  title: string;
  body?: string;
}

const ifNotYou = 'Si no fuiste vos, cambiá tu contraseña y avisá a la administración.';

/** Leaves the trace, and tells the owner: who did not do it must know. */
export async function tellSecondStep(
  tools: Tools,
  accountId: number,
  { after, title, body = ifNotYou }: Change,
): Promise<void> {
  await tools.audit({ entity: 'account', entityId: accountId, after });
  await tools.emit([{ type: 'SecondStep', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
  await notify(tools, [accountId], { type: 'session.secondStep', title, body, link: '/profile' });
}
