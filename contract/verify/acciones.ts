import * as verifys from './verifyAcciones';

export const verifyAcciones = { ...verifys };
