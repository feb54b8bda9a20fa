import { counted } from '@contract/core/counted';
import { moneyText } from '@contract/core/moneyText';
import { payFlags } from '@contract/liquidations/payRunPerson';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payRun, payRunEvent } from '../../db/schema/payRuns';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import {
  type Closing,
  type DecisionFact,
  defineRequestType,
  type Ends,
  type Refusal,
  type Subject,
} from '../../engine/approvals/requestType';
import { forbidden } from '../../engine/http/fault';
import { keepsPay } from '../../engine/pay/keepsPay';
import { lockRuns } from './lockRuns';
import { decided, refuseOverlap } from './overlaps';
import { peopleWithNotes } from './payNotes';
import { presentRun } from './presentRun';
import { refuseReversal } from './refuseReversal';
import { PAY_REQUEST } from './runRequestType';
import type { Run } from './runRules';
import { runStore } from './runStore';
import { refuseMovedSources } from './staleSources';

interface RunSubject extends Subject {
  run: Run;
}

async function load(db: Db, id: number): Promise<RunSubject | null> {
  const [found] = await db
    .select({ run: payRun, personId: account.personId })
    .from(payRun)
    .innerJoin(account, eq(account.id, payRun.authorId))
    .where(eq(payRun.id, id));
  if (!found) return null;
  return { run: found.run, ownerId: found.personId ?? 0, title: found.run.title, values: {} };
}

/** Beside the decision: what it comes to, against the one before, and what is worth a look. */
async function facts(context: Context, { run }: RunSubject): Promise<DecisionFact[]> {
  const shown = await presentRun(context, run.id);
  const { people, totals, previous, flags, stale, unconfirmed, warnings } = shown;
  const notes = await peopleWithNotes(context.db, run.id);
  const plain = { tone: 'plain' } as const;
  const sums = keepsPay(context.viewer);
  const warned = (value: string): DecisionFact => ({ label: 'A mirar', value, tone: 'warning' });
  return [
    { label: 'Personas', value: people.toLocaleString('es-AR'), ...plain },
    // The sum of a run for one person is their pay, so a stand-in does not see it.
    ...(sums
      ? [
          { label: 'Neto', value: moneyText(totals.net), ...plain },
          { label: 'Contribuciones', value: moneyText(totals.employer), ...plain },
        ]
      : []),
    ...(sums && previous
      ? [
          {
            label: 'Neto de la anterior',
            value: `${moneyText(previous.totals.net)} (${previous.title})`,
            ...plain,
          },
        ]
      : []),
    ...flags.map(({ flag, people: count }) => warned(`${payFlags[flag][0]}: ${count}`)),
    ...(notes > 0
      ? [
          warned(
            counted(
              notes,
              'persona tiene notas sin resolver',
              'personas tienen notas sin resolver',
            ),
          ),
        ]
      : []),
    ...unconfirmed.map(({ name, value }) =>
      warned(`Sin confirmar para el mes: ${name} (${value})`),
    ),
    ...[...stale, ...warnings].map(warned),
  ];
}

const kinds = {
  rejected: 'rejected',
  returned: 'returned',
  expired: 'returned',
  cancelled: 'withdrawn',
} as const;

const refused = (
  ends: Ends,
  { run }: RunSubject,
  refusal: Refusal,
  { accountId, reason }: Closing,
) =>
  runStore.write(
    ends,
    run,
    { state: 'review' },
    { kind: kinds[refusal], accountId, reason: reason ?? null },
  );

/** This holds for everybody who had a hand in it, and not only for its author. */
const prepared = async (db: Db, runId: number, accountId: number): Promise<boolean> =>
  (await db.$count(
    payRunEvent,
    and(
      eq(payRunEvent.runId, runId),
      eq(payRunEvent.accountId, accountId),
      anyOf(payRunEvent.kind, [
        'created',
        'edited',
        'calculated',
        'recalculated',
        'submitted',
      ] as const),
    ),
  )) > 0;

/** Another person than who prepared it says that it is right. */
export const runRequest = defineRequestType<RunSubject>({
  type: PAY_REQUEST,
  label: 'Liquidación',
  fallback: 'LIQUIDATION.APPROVE',
  fields: [],
  defaultSteps: [{ mode: 'any', resolvers: [], hours: 72, onDeadline: 'remind', escalateTo: null }],
  load,
  facts,
  link: ({ viewer }, { run }) =>
    can(viewer.roles, 'LIQUIDATION.SHOW') ? `/liquidations/${run.id}` : null,
  onApproved: async (context, { run }) => {
    const { accountId } = context.viewer;
    if (await prepared(context.db, run.id, accountId))
      throw forbidden('La aprueba otra persona que quienes la prepararon.');
    await lockRuns(context.db);
    await refuseReversal(context.db, run);
    await refuseOverlap(context.db, run, decided);
    await refuseMovedSources(context.db, run);
    const done = { kind: 'approved', accountId } as const;
    await runStore.write(context, run, { state: 'approved' }, done);
  },
  onRefused: async (ends, subject, refusal, closing) => {
    await refused(ends, subject, refusal, closing);
  },
});
