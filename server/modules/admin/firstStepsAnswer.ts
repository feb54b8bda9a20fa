import type { getFirstSteps } from '@contract/admin/firstStepAcciones';
import { type FirstStepName, firstStepNames } from '@contract/admin/firstSteps';
import type { OutputOf } from '@contract/core/accion';
import { sql } from 'drizzle-orm';
import { approvalDefinition } from '../../db/schema/approvals';
import { auditEntry } from '../../db/schema/audit';
import { area, person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { siteHoliday } from '../../db/schema/settings';
import type { Context } from '../../engine/acciones/context';
import { newestCopy } from '../../engine/backup/describeCopy';
import { mailTrialOf } from '../../engine/mail/mailTrial';
import { readSection } from '../../engine/settings/settingsSections';

type FromTables = Extract<
  FirstStepName,
  'places' | 'people' | 'accounts' | 'holidays' | 'approvals'
>;

/** In one question; an area has a site, and the first account is of whoever installs. */
async function doneInTables({ db }: Pick<Context, 'db'>): Promise<Record<FromTables, boolean>> {
  const { rows } = await db.execute<Record<FromTables, boolean>>(
    sql`select exists(select 1 from ${area}) as places,
      exists(select 1 from ${person}) as people,
      (select count(*) from (select 1 from ${account} where ${account.active} limit 2) known) > 1 as accounts,
      exists(select 1 from ${siteHoliday}) as holidays,
      exists(select 1 from ${approvalDefinition} where ${approvalDefinition.version} > 1)
        or exists(select 1 from ${auditEntry} where ${auditEntry.entity} = 'definition') as approvals`,
  );
  const [row] = rows as unknown as Record<FromTables, boolean>[];
  if (!row) throw new Error('a question about the first steps had no answer');
  return row;
}

/** The done steps are read from the data each time: nobody ticks them off, and one that is taken back is to do again. */
export async function firstStepsAnswer(
  context: Pick<Context, 'db' | 'services'>,
): Promise<OutputOf<typeof getFirstSteps>> {
  const { db, services } = context;
  const [tables, branding, choice, copy, trial] = await Promise.all([
    doneInTables(context),
    readSection(db, 'branding'),
    readSection(db, 'firstSteps'),
    newestCopy(services.config),
    mailTrialOf(db, services.config),
  ]);
  const { taxId, address } = branding.value;
  const done: Record<FirstStepName, boolean> = {
    ...tables,
    organisation: taxId !== null && address !== null,
    // A server that was typed in may still lose all that it takes.
    mail: trial === 'arrived',
    backup: copy !== null,
  };
  const { skipped, putAway } = choice.value;
  return {
    steps: firstStepNames.map((name) => ({
      name,
      done: done[name],
      skipped: skipped.includes(name),
    })),
    putAway,
    version: choice.version,
  };
}
