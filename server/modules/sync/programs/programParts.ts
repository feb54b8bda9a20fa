import { listPrograms } from '@contract/sync/programAcciones';
import { program } from '../../../db/schema/programs';
import { namedBy } from '../../../engine/audit/namedBy';
import { each, listHandler } from '../../../engine/lists/listHandler';
import { revokeProgramHandler, rotateProgramHandler, saveProgramHandler } from './changeProgram';
import { createProgramHandler } from './createProgram';
import { programChoicesHandler } from './programChoices';
import { presentProgram, programsList } from './programQueries';

export const programHandlers = {
  listPrograms: listHandler(programsList, each(presentProgram)),
  getProgramChoices: programChoicesHandler,
  createProgram: createProgramHandler,
  saveProgram: saveProgramHandler,
  rotateProgram: rotateProgramHandler,
  revokeProgram: revokeProgramHandler,
};

export const programName = namedBy({
  entity: 'program',
  fields: ['programId'],
  reads: listPrograms,
  table: program,
  name: program.name,
});
