import type { Context } from '../../engine/acciones/context';

/** Everybody who looks at the month sees it closed or open at once, here and where its days are changed. */
export async function tellClose({ emit }: Pick<Context, 'emit'>, siteId: number): Promise<void> {
  const closes = [{ type: 'PeriodClose', id: 'LIST' }] as const;
  const ids = [siteId];
  await emit(closes, { kind: 'sites', ids, permission: 'HOURS.CREATE' });
  await emit(closes, { kind: 'sites', ids, permission: 'LIQUIDATION.SHOW' });
  await emit(closes, { kind: 'sites', ids, permission: 'ADMIN.whole' });
  const punches = [{ type: 'Punch', id: 'LIST' }] as const;
  await emit(punches, { kind: 'sites', ids, permission: 'MARKINGS.SHOW' });
  const roster = [{ type: 'Roster', id: 'LIST' }] as const;
  await emit(roster, { kind: 'sites', ids, permission: 'SCHEDULES.CREATE' });
}
