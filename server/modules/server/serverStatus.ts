import { serverStatus } from '@contract/server/serverAcciones';
import { eq } from 'drizzle-orm';
import { organisation } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { needsSetup } from '../../engine/session/firstAdministrator';
import { clock } from '../../engine/time/clock';

export const serverStatusHandler = implement(serverStatus, async (_input, { db, services }) => {
  const [row] = await db
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, 1));
  return {
    name: row?.name ?? 'Andén',
    version: services.version,
    capabilities: ['bodies', 'bearer', 'events'] as ('bodies' | 'bearer' | 'events')[],
    needsSetup: await needsSetup(db),
    storage: await services.space.state(),
    clockMoved: clock.isMoved(),
  };
});
