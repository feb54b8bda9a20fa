import * as loans from './loanAcciones';
import * as types from './loanTypeAcciones';

export const loansAcciones = { ...loans, ...types };
