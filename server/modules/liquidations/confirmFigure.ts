import { confirmPayFigure } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { parameterAt } from '../../engine/parameters/parameterAt';
import { repeatParameter } from '../admin';
import { periodSpan } from './payPeriods';
import { presentRun } from './presentRun';
import { tellRun } from './tellRun';
import { monthlyFigures } from './unconfirmedFigures';

/** A figure that somebody looked up rules in that month too: amounts reckoned with it stay as they are. */
export const confirmPayFigureHandler = implement(
  confirmPayFigure,
  async ({ id, code }, context) => {
    const { db } = context;
    const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
    const monthly = [...monthlyFigures.values()].includes(code);
    if (!run || !monthly) throw notFound('Esa liquidación o esa cifra no existen.');
    const { from } = periodSpan(run.period);
    const value = await parameterAt(db, code, from);
    if (value === null) throw conflict('Todavía no hay ningún valor que rija ese mes: cargalo.');
    await repeatParameter(context, { code, value, validFrom: from });
    await tellRun(context, id);
    return presentRun(context, id);
  },
);
