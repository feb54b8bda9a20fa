import type { InputOf } from '@contract/core/accion';
import type { deactivatePerson } from '@contract/users/deactivatePerson';
import { type HandoverKind, handoverKinds, heldText, takenText } from '@contract/users/handover';
import type { Db } from '../../db/Db';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { partsOf } from '../../engine/module';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import type { StoredPerson } from '../../engine/people/datedFields';
import type { Handover } from '../../engine/people/handover';
import { namesOf } from '../../engine/people/namesOf';
import { personName } from '../../engine/people/personName';
import { addDays, dayText } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { isColleague } from './personPlace';

interface Held {
  kind: HandoverKind;
  count: number;
  names: string[];
}

const NAMED = 5;

/** This reads what each of them holds for others, with a single question of each kind, however many leave. */
export async function heldBy(db: Db, personIds: readonly number[]): Promise<Map<number, Held[]>> {
  const found = new Map<number, Held[]>();
  const parts = partsOf('handovers');
  for (const kind of handoverKinds) {
    for (const part of parts.filter((one) => one.kind === kind)) {
      const labels = new Map<number, string[]>();
      for (const { personId, label } of await part.held(db, personIds)) {
        labels.set(personId, [...(labels.get(personId) ?? []), label]);
      }
      for (const [personId, names] of labels) {
        const held = { kind, count: names.length, names: names.slice(0, NAMED) };
        found.set(personId, [...(found.get(personId) ?? []), held]);
      }
    }
  }
  return found;
}

/** "Tiene 12 personas a cargo y 1 área que conduce: …"; null where nobody has anything of them. */
export function heldWarning(held: readonly Held[] = []): string | null {
  if (held.length === 0) return null;
  const things = held.map(({ kind, count }) => heldText(kind, count)).join(', ');
  return `Deja sin quien siga: ${things}. Para pasarlo a otra persona, dala de baja desde su ficha.`;
}

type Wanted = InputOf<typeof deactivatePerson>['handover'];

async function checkTakers({ db }: Context, leaver: StoredPerson, wanted: Wanted) {
  const takers = [...new Set(wanted.map(({ personId }) => personId))];
  for (const id of takers) {
    if (id === leaver.id) throw conflict('Quien se va no puede seguir con lo suyo.');
    if (!(await isColleague(db, id))) throw conflict('Quien elegiste ya no trabaja acá.');
  }
  return takers;
}

/** Gives what somebody leaves to whoever was chosen for each kind, and tells each of them once. */
export async function handOver(
  context: Context,
  leaver: StoredPerson,
  { lastDay, wanted }: { lastDay: string; wanted: Wanted },
): Promise<void> {
  const { db } = context;
  const takers = await checkTakers(context, leaver, wanted);
  const held = (await heldBy(db, [leaver.id])).get(leaver.id) ?? [];
  const names = await namesOf(db, takers);
  const name = personName(leaver);
  const today = await todayAt(db, leaver.siteId);
  const since = lastDay < today ? today : addDays(lastDay, 1);
  for (const to of takers) {
    const kinds = wanted.filter(({ personId }) => personId === to).map(({ kind }) => kind);
    const reason = `${name} se va: sigue ${names.get(to)?.name ?? ''}.`;
    const handover: Handover = { from: leaver.id, to, since, reason };
    for (const part of partsOf('handovers').filter(({ kind }) => kinds.includes(kind))) {
      await part.pass(context, handover);
    }
    const taken = held.filter(({ kind }) => kinds.includes(kind));
    if (taken.length === 0) continue;
    await notify(context, await accountsOf(db, [to]), {
      type: 'people.handover',
      title: `Seguís con lo de ${name}`,
      body: `Trabaja hasta el ${dayText(lastDay)}. Te pasan ${taken.map(({ kind, count }) => takenText(kind, count)).join(', ')}.`,
      link: '/',
    });
  }
}
