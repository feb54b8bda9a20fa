import * as expenses from './expenseAcciones';

export const expensesAcciones = { ...expenses };
