import { routes } from './paths';

export const newLoanPath = `${routes.loans}/new`;
export const loanPath = (id: number) => `${routes.loans}/${id}`;
export const correctLoanPath = (id: number) => `${newLoanPath}?corregir=${id}`;
export const allLoansPath = `${routes.loans}/all`;
/** The figures of the loans, by type, month and area. */
export const loanTotalsPath = `${routes.loans}/figures`;
export const loanTypesPath = `${routes.loans}/types`;
export const garnishmentPath = (id: number) => `${routes.garnishments}/${id}`;
/** The pages of slips: one's own, and those of who publishes them and follows their signing. */
export const receiptPath = (id: number) => `${routes.receipts}/${id}`;
export const payRunPath = (id: number) => `${routes.liquidations}/${id}`;
export const payRunPersonPath = (runId: number, id: number) => `${payRunPath(runId)}/people/${id}`;
/** The last pay of somebody whose last day is known. */
export const finalPayPath = (personId: number, lastDay: string) =>
  `${routes.liquidations}?final=${personId}&mes=${lastDay.slice(0, 7)}`;
export const payConceptsPath = `${routes.liquidations}/concepts`;
export const payTablesPath = `${routes.liquidations}/tables`;
export const bankLayoutsPath = `${routes.liquidations}/banks`;
export const chargeDepositsPath = `${routes.liquidations}/deposits`;
/** The deductions that people agreed to. */
export const consentsPath = `${routes.liquidations}/consents`;
export const arcaMonthPath = `${routes.liquidations}/arca`;
export const payCostsPath = `${routes.liquidations}/costs`;
export const paySimulationPath = `${routes.liquidations}/simulate`;
export const receiptCampaignsPath = `${routes.receipts}/campaigns`;
export const receiptCampaignPath = (id: number) => `${receiptCampaignsPath}/${id}`;
export const receiptPeoplePath = `${routes.receipts}/people`;
export const receiptOfPersonPath = (id: number) => `${receiptPeoplePath}/${id}`;
/** The people's slips of a campaign, narrowed by another column, as the grid writes the filter. */
export const receiptsIn = (batchId: number, more = '') =>
  `${receiptPeoplePath}?filtro=batchId:in:${batchId}${more ? `&filtro=${more}` : ''}`;
/** The people who got no slip. */
export const withoutReceiptPath = `${routes.receipts}/without`;
export const withoutReceiptIn = (batchId: number) =>
  `${withoutReceiptPath}?filtro=batchId:in:${batchId}`;
export const publishReceiptsPath = `${routes.receipts}/publish`;
export const receiptBatchPath = (id: number) => `${publishReceiptsPath}/${id}`;
export const ownReimbursementsPath = `${routes.reimbursements}/mine`;
export const newReimbursementPath = `${routes.reimbursements}/new`;
export const reimbursementPath = (id: number) => `${routes.reimbursements}/${id}`;
/** One's own that came back, to be corrected and sent again. */
export const correctReimbursementPath = (id: number) => `${newReimbursementPath}?corregir=${id}`;
/** The categories that may be spent on, and the figures of all expenses that are asked back. */
export const expenseCategoriesPath = `${routes.reimbursements}/categories`;
export const expenseTotalsPath = `${routes.reimbursements}/figures`;
export const ownRenditionsPath = `${routes.renditions}/mine`;
export const newRenditionPath = `${routes.renditions}/new`;
export const renditionPath = (id: number) => `${routes.renditions}/${id}`;
/** An advance that came back, to be corrected and asked again. */
export const correctRenditionPath = (id: number) => `${newRenditionPath}?corregir=${id}`;
/** An expense of it: a new one, or one that is corrected. */
export const renditionLinePath = (id: number, lineId?: number) =>
  `${renditionPath(id)}/expense${lineId === undefined ? '' : `?gasto=${lineId}`}`;
