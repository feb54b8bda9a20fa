import * as summarys from './summaryAcciones';

export const summaryAcciones = { ...summarys };
