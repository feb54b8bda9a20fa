import type { Context } from '../../engine/acciones/context';
import { lastChange } from '../../engine/audit/lastChange';
import { staleVersion } from '../../engine/http/staleVersion';
import { settingsAnswer } from './settingsAnswer';

type Answer = Awaited<ReturnType<typeof settingsAnswer>>;
type Part = 'branding' | 'mail' | 'security';

type Trace = (settings: Answer, part: Part) => object;
const whole: Trace = (settings, part) => settings[part];

/** This changes a part of the settings: written over the version that was read, traced, told. No store: a part is one JSON and no row of fields. */
export async function changeSettings(
  context: Context,
  part: Part,
  write: () => Promise<boolean>,
  trace: Trace = whole,
) {
  const before = await settingsAnswer(context);
  if (!(await write())) {
    throw staleVersion(before[part], await lastChange(context.db, 'house', part));
  }
  const after = await settingsAnswer(context);
  await context.audit({
    entity: 'house',
    entityId: part,
    before: trace(before, part),
    after: trace(after, part),
  });
  await context.emit([{ type: 'OrganisationSettings', id: 'LIST' }], { kind: 'everyone' });
  return after;
}
