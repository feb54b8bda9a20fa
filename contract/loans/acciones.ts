import * as loans from './loanAcciones';
import * as board from './loanBoardAcciones';
import * as types from './loanTypeAcciones';

export const loansAcciones = { ...loans, ...board, ...types };
