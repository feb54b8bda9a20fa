import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { conceptsOn } from './conceptQueries';
import { type FrozenRun, planOf } from './frozenRun';
import { movedFigures, movedLastDays } from './leavingWarnings';
import { periodSpan } from './payPeriods';
import type { PlannedConcept } from './payPlan';
import { planOfRun } from './reckonRun';
import { canStillChange, type Run } from './runRules';
import { sealsOf } from './runSeals';
import { someNames } from './someNames';
import { staleDue } from './staleDue';
import { staleFacts } from './staleFacts';
import { staleFigures } from './staleFigures';
import { stalePeople } from './stalePeople';
import { staleSources } from './staleSources';
import { paidSince } from './supplementChecks';
import { isSupplemented } from './supplementRules';
import { staleVacations } from './vacationWarnings';

/** Tells what of the people whose month is completed is otherwise than when the data were taken. */
async function staleSupplement(db: Db, run: Run, { concepts, names, figures }: FrozenRun) {
  const plan = planOf(concepts, names).filter(isSupplemented);
  const month = { ...run, kind: 'monthly' } as const;
  const [facts, paid] = await Promise.all([
    staleFacts(db, month, { plan, taxed: figures.taxed !== undefined }),
    paidSince(db, run),
  ]);
  const others = paid
    ? [`Otra liquidación cambió lo pagado de ese mes a ${someNames(paid.names, paid.people)}.`]
    : [];
  return [...facts, ...others];
}

/** This tells everything that changed since the data of a run were taken. */
export async function staleness(db: Db, run: Run): Promise<string[]> {
  const frozen = run.frozen as FrozenRun | null;
  if (!frozen || !canStillChange(run)) return [];
  const sources = await staleSources(db, run);
  if (run.kind === 'adjustment') return sources;
  if (run.kind === 'supplementary')
    return [...sources, ...(await staleSupplement(db, run, frozen))];
  const plan = planOfRun(run.kind, frozen);
  const [concepts, seals, sites, lastDays, moved, vacations, figures, facts, due, people] =
    await Promise.all([
      conceptsOn(db, periodSpan(run.period).to, run.kind),
      sealsOf(db, run.period),
      db.select({ id: site.id, name: site.name }).from(site),
      movedLastDays(db, run),
      movedFigures(db, run),
      staleVacations(db, run),
      staleFigures(db, run, frozen, plan),
      staleFacts(db, run, { plan, taxed: frozen.figures.taxed !== undefined }),
      staleDue(db, run, plan),
      stalePeople(db, run),
    ]);
  const written = ({ id, version }: PlannedConcept) => `${id}.${version}`;
  const then = new Set(frozen.concepts.map(written));
  const changed = concepts.filter((one) => !then.has(written(one)));
  const gone = frozen.concepts.filter(({ id }) => !concepts.some((one) => one.id === id));
  const names = [...changed, ...gone].map(({ name }) => name);
  const reopened = sites.filter(({ id }) => (frozen.seals[id] ?? null) !== (seals[id] ?? null));
  return [
    ...(names.length > 0 ? [`Cambiaron conceptos: ${[...new Set(names)].join(', ')}.`] : []),
    ...reopened.map(({ id, name }) =>
      seals[id]
        ? `Las horas de ${name} se cerraron después.`
        : `Las horas de ${name} se reabrieron.`,
    ),
    ...figures,
    ...lastDays,
    ...moved,
    ...vacations,
    ...facts,
    ...due,
    ...people,
  ];
}
