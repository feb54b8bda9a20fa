import { demoFromSources } from './demoFromSources';
import { startTestPostgres } from './startTestPostgres';

/** Imported as one: each `tsImport` has modules of its own, and so a clock that nobody moved. */
export const jestPostgres = () => startTestPostgres(demoFromSources);
