import * as lists from './listAcciones';

export const listsAcciones = { ...lists };
