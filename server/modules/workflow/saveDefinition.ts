import { saveDefinition } from '@contract/workflow/definitionAcciones';
import { sql } from 'drizzle-orm';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { definitionFaults } from './definitionFaults';
import { definitions } from './definitionQueries';

export const saveDefinitionHandler = implement(saveDefinition, ({ type, ...input }, context) =>
  definitions.save(context, input, async (written, before) => {
    const fields = { ...written, type };
    const faults = await definitionFaults(context.db, fields);
    if (Object.keys(faults).length > 0) throw invalid(faults);
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from approval_definition)`;
    return before ? fields : { ...fields, position: last };
  }),
);
