// Generated from contract/ by `npm run generate`. Do not edit.
import { resolveTags } from '../resolveTags';
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkArcaBook: build.query<CheckArcaBookApiResponse, CheckArcaBookApiArg>({
      query: (queryArg) => ({
        url: `/mesArca.controlarLibro`,
        params: {
          period: queryArg,
        },
      }),
    }),
    getArcaMonth: build.query<GetArcaMonthApiResponse, GetArcaMonthApiArg>({
      query: (queryArg) => ({
        url: `/mesArca.obtener`,
        params: {
          period: queryArg,
        },
      }),
    }),
    listPayConcepts: build.query<
      ListPayConceptsApiResponse,
      ListPayConceptsApiArg
    >({
      query: () => ({ url: `/conceptoSueldo.listar` }),
    }),
    removePayConcept: build.mutation<
      RemovePayConceptApiResponse,
      RemovePayConceptApiArg
    >({
      query: (queryArg) => ({
        url: `/conceptoSueldo.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePayConcept: build.mutation<
      SavePayConceptApiResponse,
      SavePayConceptApiArg
    >({
      query: (queryArg) => ({
        url: `/conceptoSueldo.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    tryPayConcept: build.query<TryPayConceptApiResponse, TryPayConceptApiArg>({
      query: (queryArg) => ({
        url: `/conceptoSueldo.probar`,
        params: {
          code: queryArg.code,
          name: queryArg.name,
          kind: queryArg.kind,
          runs: queryArg.runs,
          condition: queryArg.condition,
          quantity: queryArg.quantity,
          rate: queryArg.rate,
          formula: queryArg.formula,
          bases: queryArg.bases,
          rounding: queryArg.rounding,
          reversal: queryArg.reversal,
          unit: queryArg.unit,
          position: queryArg.position,
          fromDay: queryArg.fromDay,
          toDay: queryArg.toDay,
          source: queryArg.source,
          account: queryArg.account,
          bookCode: queryArg.bookCode,
          counterAccount: queryArg.counterAccount,
          asksConsent: queryArg.asksConsent,
          item: queryArg.item,
          id: queryArg.id,
          personId: queryArg.personId,
          period: queryArg.period,
        },
      }),
    }),
    listDeductionConsents: build.query<
      ListDeductionConsentsApiResponse,
      ListDeductionConsentsApiArg
    >({
      query: (queryArg) => ({
        url: `/consentimiento.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    removeDeductionConsent: build.mutation<
      RemoveDeductionConsentApiResponse,
      RemoveDeductionConsentApiArg
    >({
      query: (queryArg) => ({
        url: `/consentimiento.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveDeductionConsent: build.mutation<
      SaveDeductionConsentApiResponse,
      SaveDeductionConsentApiArg
    >({
      query: (queryArg) => ({
        url: `/consentimiento.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getPayCosts: build.query<GetPayCostsApiResponse, GetPayCostsApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.obtenerCostos`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    listChargeDeposits: build.query<
      ListChargeDepositsApiResponse,
      ListChargeDepositsApiArg
    >({
      query: () => ({ url: `/depositoCargas.listar` }),
    }),
    removeChargeDeposit: build.mutation<
      RemoveChargeDepositApiResponse,
      RemoveChargeDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/depositoCargas.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveChargeDeposit: build.mutation<
      SaveChargeDepositApiResponse,
      SaveChargeDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/depositoCargas.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPayGrid: build.query<ListPayGridApiResponse, ListPayGridApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.listarGrilla`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listBankLayouts: build.query<
      ListBankLayoutsApiResponse,
      ListBankLayoutsApiArg
    >({
      query: () => ({ url: `/disenoBanco.listar` }),
    }),
    previewBankLayout: build.query<
      PreviewBankLayoutApiResponse,
      PreviewBankLayoutApiArg
    >({
      query: (queryArg) => ({
        url: `/disenoBanco.previsualizar`,
        params: {
          format: queryArg.format,
          separator: queryArg.separator,
          titles: queryArg.titles,
          letters: queryArg.letters,
          encoding: queryArg.encoding,
          lineEnd: queryArg.lineEnd,
          fileName: queryArg.fileName,
          heading: queryArg.heading,
          columns: queryArg.columns,
          closing: queryArg.closing,
          runId: queryArg.runId,
          rejected: queryArg.rejected,
        },
      }),
    }),
    removeBankLayout: build.mutation<
      RemoveBankLayoutApiResponse,
      RemoveBankLayoutApiArg
    >({
      query: (queryArg) => ({
        url: `/disenoBanco.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    saveBankLayout: build.mutation<
      SaveBankLayoutApiResponse,
      SaveBankLayoutApiArg
    >({
      query: (queryArg) => ({
        url: `/disenoBanco.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    estimateOwnHours: build.query<
      EstimateOwnHoursApiResponse,
      EstimateOwnHoursApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.estimarHoras`,
        params: {
          month: queryArg,
        },
      }),
    }),
    addPayNote: build.mutation<AddPayNoteApiResponse, AddPayNoteApiArg>({
      query: (queryArg) => ({
        url: `/notaSueldo.agregar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listPayNotes: build.query<ListPayNotesApiResponse, ListPayNotesApiArg>({
      query: (queryArg) => ({
        url: `/notaSueldo.listar`,
        params: {
          personId: queryArg,
        },
      }),
    }),
    settlePayNote: build.mutation<
      SettlePayNoteApiResponse,
      SettlePayNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/notaSueldo.resolver`,
        method: "POST",
        body: queryArg,
      }),
    }),
    rejectTransfer: build.mutation<
      RejectTransferApiResponse,
      RejectTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.rechazarTransferencia`,
        method: "POST",
        body: queryArg,
      }),
    }),
    repayTransfer: build.mutation<
      RepayTransferApiResponse,
      RepayTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.pagarDeNuevo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    undoTransfer: build.mutation<UndoTransferApiResponse, UndoTransferApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.quitarRechazo`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getCompletableMonth: build.query<
      GetCompletableMonthApiResponse,
      GetCompletableMonthApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.mesCompletable`,
        params: {
          period: queryArg,
        },
      }),
    }),
    listLeavingPeople: build.query<
      ListLeavingPeopleApiResponse,
      ListLeavingPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.listarBajas`,
        params: {
          period: queryArg,
        },
      }),
    }),
    listStartingVacations: build.query<
      ListStartingVacationsApiResponse,
      ListStartingVacationsApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.listarVacaciones`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    calculatePayRun: build.mutation<
      CalculatePayRunApiResponse,
      CalculatePayRunApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.calcular`,
        method: "POST",
        body: queryArg,
      }),
    }),
    cancelPayRun: build.mutation<CancelPayRunApiResponse, CancelPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.anular`,
        method: "POST",
        body: queryArg,
      }),
    }),
    confirmPayFigure: build.mutation<
      ConfirmPayFigureApiResponse,
      ConfirmPayFigureApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.confirmarCifra`,
        method: "POST",
        body: queryArg,
      }),
    }),
    exportPayRun: build.mutation<ExportPayRunApiResponse, ExportPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.exportar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    finishPayRun: build.mutation<FinishPayRunApiResponse, FinishPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.terminarPublicacion`,
        method: "POST",
        body: queryArg,
      }),
    }),
    getConceptTotals: build.query<
      GetConceptTotalsApiResponse,
      GetConceptTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.totalizarConceptos`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getPayRun: build.query<GetPayRunApiResponse, GetPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.obtener`,
        params: {
          id: queryArg,
        },
      }),
    }),
    getPayRunPerson: build.query<
      GetPayRunPersonApiResponse,
      GetPayRunPersonApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.obtenerPersona`,
        params: {
          id: queryArg,
        },
      }),
    }),
    listPayRunPeople: build.query<
      ListPayRunPeopleApiResponse,
      ListPayRunPeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.listarPersonas`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    listPayRuns: build.query<ListPayRunsApiResponse, ListPayRunsApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.listar`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
          filters: queryArg.filters,
          search: queryArg.search,
        },
      }),
    }),
    payPayRun: build.mutation<PayPayRunApiResponse, PayPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.pagar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    publishPayRun: build.mutation<
      PublishPayRunApiResponse,
      PublishPayRunApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.publicar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    recalculatePerson: build.mutation<
      RecalculatePersonApiResponse,
      RecalculatePersonApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.recalcularPersona`,
        method: "POST",
        body: queryArg,
      }),
    }),
    reversePayRun: build.mutation<
      ReversePayRunApiResponse,
      ReversePayRunApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.revertir`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePayRun: build.mutation<SavePayRunApiResponse, SavePayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    stopPayRun: build.mutation<StopPayRunApiResponse, StopPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.detener`,
        method: "POST",
        body: queryArg,
      }),
    }),
    submitPayRun: build.mutation<SubmitPayRunApiResponse, SubmitPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.enviar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    unpayPayRun: build.mutation<UnpayPayRunApiResponse, UnpayPayRunApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.quitarPago`,
        method: "POST",
        body: queryArg,
      }),
    }),
    withdrawPayRun: build.mutation<
      WithdrawPayRunApiResponse,
      WithdrawPayRunApiArg
    >({
      query: (queryArg) => ({
        url: `/liquidacion.retirar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    simulatePay: build.query<SimulatePayApiResponse, SimulatePayApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.simular`,
        params: {
          personId: queryArg.personId,
          period: queryArg.period,
          kind: queryArg.kind,
          salary: queryArg.salary,
          category: queryArg.category,
          agreement: queryArg.agreement,
          parameter: queryArg.parameter,
        },
      }),
    }),
    simulateRaise: build.query<SimulateRaiseApiResponse, SimulateRaiseApiArg>({
      query: (queryArg) => ({
        url: `/liquidacion.simularAumento`,
        params: {
          runId: queryArg.runId,
          kind: queryArg.kind,
          value: queryArg.value,
          from: queryArg["from"],
          siteId: queryArg.siteId,
          agreement: queryArg.agreement,
          category: queryArg.category,
        },
      }),
    }),
    listPayTables: build.query<ListPayTablesApiResponse, ListPayTablesApiArg>({
      query: () => ({ url: `/tablaSueldo.listar` }),
    }),
    removePayTable: build.mutation<
      RemovePayTableApiResponse,
      RemovePayTableApiArg
    >({
      query: (queryArg) => ({
        url: `/tablaSueldo.quitar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    savePayTable: build.mutation<SavePayTableApiResponse, SavePayTableApiArg>({
      query: (queryArg) => ({
        url: `/tablaSueldo.guardar`,
        method: "POST",
        body: queryArg,
      }),
    }),
    explainReceipt: build.query<
      ExplainReceiptApiResponse,
      ExplainReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/recibo.explicar`,
        params: {
          id: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as liquidationsApi };
export type CheckArcaBookApiResponse = /** status 200 ok */ BookCheck;
export type CheckArcaBookApiArg = string;
export type GetArcaMonthApiResponse = /** status 200 ok */ ArcaMonth;
export type GetArcaMonthApiArg = string;
export type ListPayConceptsApiResponse =
  /** status 200 ok */ ListPayConceptsOutput;
export type ListPayConceptsApiArg = void;
export type RemovePayConceptApiResponse = /** status 200 ok */ Done;
export type RemovePayConceptApiArg = RemovePayConceptInput;
export type SavePayConceptApiResponse = /** status 200 ok */ PayConcept;
export type SavePayConceptApiArg = SavePayConceptInput;
export type TryPayConceptApiResponse = /** status 200 ok */ TriedConcept;
export type TryPayConceptApiArg = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  runs: PayRunKinds;
  condition?: string;
  quantity?: string;
  rate?: string;
  formula?: string;
  bases?: PayBases;
  rounding?: "cents" | "whole";
  reversal?: "opposite" | "left";
  unit?: string;
  position: number;
  fromDay: string;
  toDay?: string | null;
  source?: string;
  account?: string;
  bookCode?: string;
  counterAccount?: string;
  asksConsent?: boolean;
  item?:
    | "socialSecurity"
    | "healthInsurance"
    | "pensionersHealth"
    | "workRisk"
    | "union"
    | "chambers"
    | "others";
  id?: number;
  personId: number;
  period: string;
};
export type ListDeductionConsentsApiResponse =
  /** status 200 ok */ ListDeductionConsentsOutput;
export type ListDeductionConsentsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "name" | "code" | "fromDay" | "toDay" | "siteName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field: "personId" | "name" | "code" | "fromDay" | "siteId" | "areaId";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type RemoveDeductionConsentApiResponse = /** status 200 ok */ Done;
export type RemoveDeductionConsentApiArg = RemoveDeductionConsentInput;
export type SaveDeductionConsentApiResponse =
  /** status 200 ok */ DeductionConsent;
export type SaveDeductionConsentApiArg = SaveDeductionConsentInput;
export type GetPayCostsApiResponse = /** status 200 ok */ PayCosts;
export type GetPayCostsApiArg = {
  from: string;
  to: string;
};
export type ListChargeDepositsApiResponse =
  /** status 200 ok */ ChargeDepositList;
export type ListChargeDepositsApiArg = void;
export type RemoveChargeDepositApiResponse = /** status 200 ok */ Done;
export type RemoveChargeDepositApiArg = RemoveChargeDepositInput;
export type SaveChargeDepositApiResponse = /** status 200 ok */ ChargeDeposit;
export type SaveChargeDepositApiArg = SaveChargeDepositInput;
export type ListPayGridApiResponse = /** status 200 ok */ ListPayGridOutput;
export type ListPayGridApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "remunerative"
      | "net"
      | "change"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "runId"
      | "personName"
      | "docket"
      | "concept"
      | "flag"
      | "remunerative"
      | "net"
      | "change"
      | "siteId"
      | "areaId";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ListBankLayoutsApiResponse = /** status 200 ok */ BankLayouts;
export type ListBankLayoutsApiArg = void;
export type PreviewBankLayoutApiResponse = /** status 200 ok */ BankPreview;
export type PreviewBankLayoutApiArg = {
  format?: "fixed" | "csv" | "xlsx";
  separator?: "semicolon" | "comma" | "tab";
  titles?: boolean;
  letters?: "asIs" | "upper" | "plain";
  encoding?: "latin1" | "utf8" | "utf8Marked" | "ascii";
  lineEnd?: "crlf" | "lf";
  fileName: string;
  heading: BankColumn[];
  columns: BankColumn[];
  closing: BankColumn[];
  runId?: number | null;
  rejected?: boolean;
};
export type RemoveBankLayoutApiResponse = /** status 200 ok */ Done;
export type RemoveBankLayoutApiArg = RemoveBankLayoutInput;
export type SaveBankLayoutApiResponse = /** status 200 ok */ BankLayout;
export type SaveBankLayoutApiArg = SaveBankLayoutInput;
export type EstimateOwnHoursApiResponse = /** status 200 ok */ OwnHoursEstimate;
export type EstimateOwnHoursApiArg = string;
export type AddPayNoteApiResponse = /** status 200 ok */ PayNote;
export type AddPayNoteApiArg = AddPayNoteInput;
export type ListPayNotesApiResponse = /** status 200 ok */ PayNoteList;
export type ListPayNotesApiArg = number;
export type SettlePayNoteApiResponse = /** status 200 ok */ PayNote;
export type SettlePayNoteApiArg = SettlePayNoteInput;
export type RejectTransferApiResponse = /** status 200 ok */ PayRunPersonDetail;
export type RejectTransferApiArg = RejectTransferInput;
export type RepayTransferApiResponse = /** status 200 ok */ PayRunPersonDetail;
export type RepayTransferApiArg = RepayTransferInput;
export type UndoTransferApiResponse = /** status 200 ok */ PayRunPersonDetail;
export type UndoTransferApiArg = UndoTransferInput;
export type GetCompletableMonthApiResponse =
  /** status 200 ok */ CompletableMonth;
export type GetCompletableMonthApiArg = string;
export type ListLeavingPeopleApiResponse =
  /** status 200 ok */ ListLeavingPeopleOutput;
export type ListLeavingPeopleApiArg = string;
export type ListStartingVacationsApiResponse =
  /** status 200 ok */ ListStartingVacationsOutput;
export type ListStartingVacationsApiArg = {
  from: string;
  to: string;
};
export type CalculatePayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type CalculatePayRunApiArg = CalculatePayRunInput;
export type CancelPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type CancelPayRunApiArg = CancelPayRunInput;
export type ConfirmPayFigureApiResponse = /** status 200 ok */ PayRunDetail;
export type ConfirmPayFigureApiArg = ConfirmPayFigureInput;
export type ExportPayRunApiResponse = /** status 200 ok */ PayRunFile;
export type ExportPayRunApiArg = ExportPayRunInput;
export type FinishPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type FinishPayRunApiArg = FinishPayRunInput;
export type GetConceptTotalsApiResponse =
  /** status 200 ok */ GetConceptTotalsOutput;
export type GetConceptTotalsApiArg = number;
export type GetPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type GetPayRunApiArg = number;
export type GetPayRunPersonApiResponse =
  /** status 200 ok */ PayRunPersonDetail;
export type GetPayRunPersonApiArg = number;
export type ListPayRunPeopleApiResponse =
  /** status 200 ok */ ListPayRunPeopleOutput;
export type ListPayRunPeopleApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field:
      | "personName"
      | "docket"
      | "remunerative"
      | "nonRemunerative"
      | "deductions"
      | "employer"
      | "net"
      | "previousNet"
      | "change"
      | "siteName"
      | "areaName";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "runId"
      | "personId"
      | "personName"
      | "docket"
      | "flag"
      | "openNotes"
      | "net"
      | "change"
      | "siteId"
      | "areaId";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type ListPayRunsApiResponse = /** status 200 ok */ ListPayRunsOutput;
export type ListPayRunsApiArg = {
  page?: number;
  size?: number;
  sort?: {
    field: "period" | "kind" | "title" | "payDay" | "state" | "createdAt";
    direction: "asc" | "desc";
  }[];
  filters?: {
    field:
      | "period"
      | "kind"
      | "title"
      | "payDay"
      | "state"
      | "siteId"
      | "peopleSiteId";
    operator:
      | "is"
      | "not"
      | "in"
      | "contains"
      | "starts"
      | "from"
      | "to"
      | "between"
      | "empty";
    value: (string | number | boolean) | (string | number | boolean)[];
  }[];
  search?: string;
};
export type PayPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type PayPayRunApiArg = PayPayRunInput;
export type PublishPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type PublishPayRunApiArg = PublishPayRunInput;
export type RecalculatePersonApiResponse =
  /** status 200 ok */ PayRunPersonDetail;
export type RecalculatePersonApiArg = RecalculatePersonInput;
export type ReversePayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type ReversePayRunApiArg = ReversePayRunInput;
export type SavePayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type SavePayRunApiArg = SavePayRunInput;
export type StopPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type StopPayRunApiArg = StopPayRunInput;
export type SubmitPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type SubmitPayRunApiArg = SubmitPayRunInput;
export type UnpayPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type UnpayPayRunApiArg = UnpayPayRunInput;
export type WithdrawPayRunApiResponse = /** status 200 ok */ PayRunDetail;
export type WithdrawPayRunApiArg = WithdrawPayRunInput;
export type SimulatePayApiResponse = /** status 200 ok */ SimulatedPay;
export type SimulatePayApiArg = {
  personId: number;
  period: string;
  kind: "monthly" | "sac";
  salary?: string | null;
  category?: string | null;
  agreement?: string | null;
  parameter?: SimulatedParameter | null;
};
export type SimulateRaiseApiResponse = /** status 200 ok */ SimulatedRaise;
export type SimulateRaiseApiArg = {
  runId: number;
  kind: "percent" | "amount";
  value: string;
  from: string;
  siteId?: number | null;
  agreement?: string | null;
  category?: string | null;
};
export type ListPayTablesApiResponse = /** status 200 ok */ PayTableList;
export type ListPayTablesApiArg = void;
export type RemovePayTableApiResponse = /** status 200 ok */ Done;
export type RemovePayTableApiArg = RemovePayTableInput;
export type SavePayTableApiResponse = /** status 200 ok */ PayTable;
export type SavePayTableApiArg = SavePayTableInput;
export type ExplainReceiptApiResponse = /** status 200 ok */ ReceiptExplanation;
export type ExplainReceiptApiArg = number;
export type BookFault = {
  name: string;
  record: string;
  line: number;
  columns: string | null;
  rule: string;
};
export type BookCheck = {
  people: number;
  lines: number;
  faults: BookFault[];
  faultCount: number;
};
export type ArcaCheck = {
  name:
    | "employer"
    | "codes"
    | "people"
    | "situations"
    | "concepts"
    | "cuils"
    | "runs"
    | "deposit";
  missing: string[];
  count: number;
};
export type ArcaRun = {
  id: number;
  title: string;
  settled: boolean;
  payDay: string;
  people: number;
  net: string;
};
export type ArcaTotal = {
  group: string;
  name: string;
  amount: string;
};
export type ArcaChange = {
  personId: number;
  name: string;
  kind: "hired" | "left" | "unpaid" | "situation";
  from: string;
  to: string | null;
  codes: {
    before: number;
    since: number;
  } | null;
};
export type ArcaLack = {
  personId: number;
  name: string;
  lacks: string[];
};
export type ArcaMonth = {
  period: string;
  lastRunId: number | null;
  checks: ArcaCheck[];
  runs: ArcaRun[];
  totals: ArcaTotal[];
  changes: ArcaChange[];
  changeCount: number;
  lacking: ArcaLack[];
};
export type PayRunKinds = (
  "monthly" | "sac" | "fortnight" | "vacation" | "final"
)[];
export type PayBases = (
  | "aportes"
  | "contribuciones"
  | "obra_social"
  | "sindicato"
  | "presentismo"
  | "sac"
  | "variables"
  | "vacaciones"
  | "aportes_sac"
  | "descuentos_ley"
  | "cuotas_sindicales"
  | "indemnizaciones"
  | "riesgos"
  | "detraccion"
  | "devoluciones"
)[];
export type PayConcept = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  runs: PayRunKinds;
  condition: string;
  quantity: string;
  rate: string;
  formula: string;
  bases: PayBases;
  rounding: "cents" | "whole";
  reversal: "opposite" | "left";
  unit: string;
  position: number;
  fromDay: string;
  toDay: string | null;
  source: string;
  account: string;
  bookCode: string;
  counterAccount: string;
  asksConsent: boolean;
  item:
    | "socialSecurity"
    | "healthInsurance"
    | "pensionersHealth"
    | "workRisk"
    | "union"
    | "chambers"
    | "others";
  id: number;
  version: number;
  active: boolean;
  usedBy: string[];
};
export type FormulaWord = {
  name: string;
  label: string;
  unit: "money" | "number" | "truth";
};
export type FormulaNames = {
  concept: FormulaWord[];
  base: FormulaWord[];
  news: FormulaWord[];
  leave: FormulaWord[];
  hours: FormulaWord[];
  band: FormulaWord[];
  parameter: FormulaWord[];
  pending: FormulaWord[];
  order: FormulaWord[];
  table: FormulaWord[];
};
export type ListPayConceptsOutput = {
  rows: PayConcept[];
  edits: boolean;
  names: FormulaNames;
};
export type Done = {
  ok: true;
};
export type RemovePayConceptInput = {
  id: number;
  version: number;
};
export type SavePayConceptInput = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  runs: PayRunKinds;
  condition?: string;
  quantity?: string;
  rate?: string;
  formula?: string;
  bases: PayBases;
  rounding?: "cents" | "whole";
  reversal?: "opposite" | "left";
  unit?: string;
  position: number;
  fromDay: string;
  toDay?: string | null;
  source?: string;
  account?: string;
  bookCode?: string;
  counterAccount?: string;
  asksConsent?: boolean;
  item?:
    | "socialSecurity"
    | "healthInsurance"
    | "pensionersHealth"
    | "workRisk"
    | "union"
    | "chambers"
    | "others";
  id?: number;
  version?: number;
  withoutBases?: boolean;
};
export type PayLineFormula = {
  label: string;
  text: string;
};
export type PayLineInput = {
  name: string;
  label: string;
  value: string;
  path: string | null;
};
export type PayLine = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  unit: string;
  quantity: string | null;
  rate: string | null;
  amount: string;
  formulas: PayLineFormula[];
  inputs: PayLineInput[];
  source: string;
  previous: string | null;
};
export type TriedConcept = {
  line: PayLine | null;
  net: string;
};
export type PersonRef = {
  id: number | null;
  name: string;
  position: string | null;
  imageUrl: string;
};
export type AttachedFile = {
  name: string;
  mime: string;
  url: string;
  previewUrl: string | null;
};
export type DeductionConsent = {
  personId: number;
  code: string;
  fromDay: string;
  toDay: string | null;
  note: string;
  id: number;
  version: number;
  person: PersonRef;
  siteName: string;
  areaName: string;
  conceptName: string;
  paper: AttachedFile | null;
};
export type ListDeductionConsentsOutput = {
  rows: DeductionConsent[];
  total: number;
  atLeast?: boolean;
};
export type RemoveDeductionConsentInput = {
  id: number;
  version: number;
};
export type SaveDeductionConsentInput = {
  personId: number;
  code: string;
  fromDay: string;
  toDay?: string | null;
  note?: string;
  id?: number;
  version?: number;
  paper?: string;
};
export type PayCost = {
  key: string;
  label: string;
  people: number;
  gross: string;
  employer: string;
  cost: string;
};
export type PayConceptCost = {
  key: string;
  label: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  amount: string;
};
export type PayCosts = {
  byMonth: PayCost[];
  bySite: PayCost[];
  byArea: PayCost[];
  byConcept: PayConceptCost[];
  total: PayCost;
};
export type ChargeDeposit = {
  period: string;
  paidOn: string;
  bank: string;
  place: string;
  id: number;
  version: number;
};
export type ChargeDepositList = {
  rows: ChargeDeposit[];
  edits: boolean;
};
export type RemoveChargeDepositInput = {
  id: number;
  version: number;
};
export type SaveChargeDepositInput = {
  period: string;
  paidOn: string;
  bank: string;
  place: string;
  id?: number;
  version?: number;
};
export type PayGridCell = {
  code: string;
  amount: string | null;
  previous: string | null;
};
export type PayGridRow = {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  remunerative: string;
  nonRemunerative: string;
  deductions: string;
  employer: string;
  net: string;
  previousNet: string | null;
  change: string | null;
  flags: (
    | "failed"
    | "unpublished"
    | "rejected"
    | "negative"
    | "zero"
    | "noBank"
    | "openHours"
    | "different"
    | "new"
  )[];
  openNotes: number;
  problem: string;
  cells: PayGridCell[];
};
export type ListPayGridOutput = {
  rows: PayGridRow[];
  total: number;
  atLeast?: boolean;
};
export type BankColumn = {
  source:
    | "cbu"
    | "alias"
    | "account"
    | "bankCode"
    | "branch"
    | "accountNumber"
    | "cuil"
    | "docket"
    | "name"
    | "lastName"
    | "firstName"
    | "address"
    | "amount"
    | "line"
    | "reference"
    | "period"
    | "payDay"
    | "taxId"
    | "organisation"
    | "count"
    | "sum"
    | "constant";
  title: string;
  width: number;
  fill: "spacesRight" | "spacesLeft" | "zerosLeft";
  cut: boolean;
  decimals: "none" | "comma" | "point";
  day: "ymd" | "dmy" | "slashes" | "dashes";
  text: string;
};
export type BankLayout = {
  name: string;
  format: "fixed" | "csv" | "xlsx";
  separator: "semicolon" | "comma" | "tab";
  titles: boolean;
  letters: "asIs" | "upper" | "plain";
  encoding: "latin1" | "utf8" | "utf8Marked" | "ascii";
  lineEnd: "crlf" | "lf";
  fileName: string;
  heading: BankColumn[];
  columns: BankColumn[];
  closing: BankColumn[];
  id: number;
  version: number;
};
export type BankLayouts = {
  rows: BankLayout[];
  edits: boolean;
};
export type BankPreviewRun = {
  id: number;
  title: string;
};
export type BankPreview = {
  run: BankPreviewRun | null;
  fileName: string;
  people: number;
  sum: string;
  heading: string[];
  lines: string[];
  closing: string[];
  left: string[];
  faults: string[];
};
export type RemoveBankLayoutInput = {
  id: number;
  version: number;
};
export type SaveBankLayoutInput = {
  name: string;
  format?: "fixed" | "csv" | "xlsx";
  separator?: "semicolon" | "comma" | "tab";
  titles?: boolean;
  letters?: "asIs" | "upper" | "plain";
  encoding?: "latin1" | "utf8" | "utf8Marked" | "ascii";
  lineEnd?: "crlf" | "lf";
  fileName: string;
  heading: BankColumn[];
  columns: BankColumn[];
  closing: BankColumn[];
  id?: number;
  version?: number;
};
export type PaidHours = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  unit: string;
  quantity: string | null;
  amount: string;
};
export type OwnHoursEstimate = {
  state: "estimate" | "paid" | "unknown";
  lines: PaidHours[];
};
export type PayNote = {
  id: number;
  text: string;
  author: PersonRef | null;
  createdAt: string;
  settledBy: PersonRef | null;
  settledAt: string | null;
};
export type AddPayNoteInput = {
  text: string;
  personId: number;
};
export type PayNoteList = {
  rows: PayNote[];
};
export type SettlePayNoteInput = {
  id: number;
};
export type SeveranceMonth = {
  period: string;
  fixed: string;
  variable: string;
  leftOut: string;
  counts: boolean;
  best: boolean;
  reasons: (
    | "unpaid"
    | "incomplete"
    | "onlyVacation"
    | "vacation"
    | "notHabitual"
    | "less"
  )[];
};
export type SeveranceConcept = {
  code: string;
  name: string;
  part: "fixed" | "variable" | "vacation";
  months: number;
  counts: boolean;
};
export type VariableAverage = {
  months: number;
  amount: string;
  taken: boolean;
};
export type SeveranceBase = {
  text: "classic" | "decree" | "bases" | "modernisation";
  lastDay: string;
  owed: boolean;
  suspended: boolean;
  months: SeveranceMonth[];
  concepts: SeveranceConcept[];
  habitualMonths: number | null;
  fewMonths: boolean;
  best: string;
  averages: VariableAverage[];
  amount: string;
};
export type PayRejection = {
  id: number;
  rejectedOn: string;
  reason: string;
  paidOn: string | null;
  author: PersonRef | null;
  createdAt: string;
};
export type PayRunPersonDetail = {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  remunerative: string;
  nonRemunerative: string;
  deductions: string;
  employer: string;
  net: string;
  previousNet: string | null;
  change: string | null;
  flags: (
    | "failed"
    | "unpublished"
    | "rejected"
    | "negative"
    | "zero"
    | "noBank"
    | "openHours"
    | "different"
    | "new"
  )[];
  openNotes: number;
  problem: string;
  runId: number;
  runTitle: string;
  lines: PayLine[];
  severance: SeveranceBase | null;
  receiptId: number | null;
  recalculates: boolean;
  rejections: PayRejection[];
  transferActions: ("reject" | "repay" | "undo")[];
};
export type RejectTransferInput = {
  id: number;
  rejectedOn: string;
  reason: string;
};
export type RepayTransferInput = {
  id: number;
  paidOn: string;
};
export type UndoTransferInput = {
  id: number;
  reason: string;
};
export type CompletableRun = {
  id: number;
  title: string;
  people: number;
};
export type NotCompletable = {
  why: "final" | "adjusted" | "unpublished" | "fortnight" | "unpaid";
  people: number;
  names: string[];
};
export type CompletableMonth = {
  people: number;
  runs: CompletableRun[];
  left: NotCompletable[];
};
export type LeavingPersonRun = {
  id: number;
  title: string;
};
export type LeavingPerson = {
  personId: number;
  name: string;
  docket: string;
  lastDay: string;
  run: LeavingPersonRun | null;
};
export type ListLeavingPeopleOutput = {
  rows: LeavingPerson[];
};
export type StartingVacationRun = {
  id: number;
  title: string;
};
export type StartingVacation = {
  leaveId: number;
  personId: number;
  name: string;
  docket: string;
  siteId: number;
  agreement: string | null;
  fromDay: string;
  toDay: string;
  run: StartingVacationRun | null;
};
export type ListStartingVacationsOutput = {
  rows: StartingVacation[];
  total: number;
};
export type PayLeaver = {
  personId: number;
  cause: "resigned" | "dismissed" | "dismissedForCause" | "agreed" | "died";
  noticeGiven: boolean;
  bestPay: string | "";
};
export type PayTotals = {
  remunerative: string;
  nonRemunerative: string;
  deductions: string;
  employer: string;
  net: string;
};
export type UnpaidPeople = {
  people: number;
  net: string;
};
export type OtherPayRun = {
  id: number;
  title: string;
};
export type UnconfirmedFigure = {
  code:
    | "posts.maxPinned"
    | "chats.editMinutes"
    | "chats.keepDays"
    | "chats.keepChannelDays"
    | "holidays.daysFromStart"
    | "holidays.daysFromFive"
    | "holidays.daysFromTen"
    | "holidays.daysFromTwenty"
    | "holidays.workedPerDay"
    | "holidays.noticeDays"
    | "holidays.minTranche"
    | "holidays.periodFirstMonth"
    | "holidays.periodLastMonth"
    | "holidays.expiryMonth"
    | "holidays.carriedPart"
    | "holidays.advanceDays"
    | "holidays.weekDays"
    | "holidays.lateDays"
    | "schedules.minRest"
    | "schedules.weeklyRest"
    | "schedules.weekHours"
    | "schedules.nightWeekHours"
    | "schedules.weeksAhead"
    | "markings.sameTouchMinutes"
    | "markings.openHours"
    | "markings.afterShiftHours"
    | "markings.offlineHours"
    | "markings.clockMinutes"
    | "markings.photoDays"
    | "hours.nightFrom"
    | "hours.nightTo"
    | "hours.saturdayFrom"
    | "hours.leastExtraMinutes"
    | "hours.overtimeMonth"
    | "hours.overtimeYear"
    | "hourBank.months"
    | "hourBank.capHours"
    | "hourBank.warnDays"
    | "hours.roundingMinutes"
    | "pay.monthHours"
    | "pay.dayHours"
    | "pay.differencePercent"
    | "pay.seniorityPercent"
    | "pay.attendanceParts"
    | "pay.overtime50"
    | "pay.overtime100"
    | "pay.nightHourMinutes"
    | "pay.vacationDivisor"
    | "pay.retirement"
    | "pay.pensionersHealth"
    | "pay.healthInsurance"
    | "pay.unionFee"
    | "pay.solidarityFee"
    | "pay.contributionCap"
    | "pay.contributionFloor"
    | "pay.deductionLimit"
    | "pay.advanceLimit"
    | "pay.employerContribution"
    | "pay.employerHealth"
    | "pay.employerPensionersHealth"
    | "pay.laborFund"
    | "pay.contributionDeduction"
    | "pay.workRiskPercent"
    | "pay.workRiskFixed"
    | "pay.lifeInsurance"
    | "pay.chamberFee"
    | "pay.trialMonths"
    | "pay.noticeTrialDays"
    | "pay.noticeMonths"
    | "pay.noticeMonthsLong"
    | "pay.noticeYears"
    | "pay.severanceCap"
    | "pay.severanceCapFloor"
    | "pay.severanceHabitualMonths"
    | "pay.severanceAverageMonths"
    | "pay.deathPart"
    | "pay.minimumWage"
    | "pay.garnishmentLow"
    | "pay.garnishmentHigh"
    | "pay.taxExempt"
    | "pay.taxSpecial"
    | "pay.taxSpouse"
    | "pay.taxChild"
    | "pay.taxDisabledChild"
    | "pay.taxLimit"
    | "pay.bookCompany"
    | "pay.bookSituation"
    | "pay.bookCondition"
    | "pay.bookActivity"
    | "pay.bookContract"
    | "pay.bookPlace"
    | "pay.bookHealth"
    | "expenses.kmRate"
    | "counts.unitsA"
    | "counts.percentA"
    | "counts.unitsB"
    | "counts.percentB"
    | "counts.unitsC"
    | "counts.percentC"
    | "counts.valueA"
    | "counts.valueB"
    | "counts.valueC"
    | "counts.daysA"
    | "counts.daysB"
    | "counts.daysC"
    | "counts.classDays"
    | "counts.shareA"
    | "counts.shareB"
    | "receiving.tolerancePercent"
    | "visits.speed"
    | "visits.weeksAhead"
    | "visits.missedAfter";
  name: string;
  value: string;
};
export type PayRunEvent = {
  kind:
    | "created"
    | "edited"
    | "calculated"
    | "recalculated"
    | "stopped"
    | "submitted"
    | "withdrawn"
    | "returned"
    | "rejected"
    | "approved"
    | "published"
    | "finished"
    | "paid"
    | "unpaid"
    | "reversing"
    | "reversed"
    | "cancelled";
  who: PersonRef | null;
  reason: string | null;
  at: string;
};
export type PayRunDetail = {
  kind:
    | "monthly"
    | "sac"
    | "fortnight"
    | "vacation"
    | "final"
    | "adjustment"
    | "supplementary";
  period: string;
  half: ("first" | "second") | null;
  title: string;
  siteId: number | null;
  agreement: string | null;
  payDay: string;
  since: string | "";
  raise: ("record" | "percent" | "amount") | null;
  raiseValue: string | null;
  category: string | null;
  id: number;
  version: number;
  number: number;
  siteName: string | null;
  state:
    | "draft"
    | "calculating"
    | "review"
    | "pending"
    | "approved"
    | "publishing"
    | "published"
    | "paid"
    | "reversed"
    | "cancelled";
  people: number;
  failed: number;
  net: string;
  author: PersonRef;
  createdAt: string;
  leavers: PayLeaver[];
  firstStart: string | null;
  lastStart: string | null;
  personIds: number[];
  exceptIds: number[];
  frozenAt: string | null;
  publishedAt: string | null;
  paidOn: string | null;
  reason: string;
  jobId: string | null;
  requestId: number | null;
  batchId: number | null;
  totals: PayTotals;
  unpaid: UnpaidPeople;
  previous: {
    id: number;
    title: string;
    totals: PayTotals;
  } | null;
  reverses: OtherPayRun | null;
  reversedBy: OtherPayRun | null;
  flags: {
    flag:
      | "failed"
      | "unpublished"
      | "rejected"
      | "negative"
      | "zero"
      | "noBank"
      | "openHours"
      | "different"
      | "new";
    people: number;
  }[];
  gone: number;
  stale: string[];
  unconfirmed: UnconfirmedFigure[];
  warnings: string[];
  history: PayRunEvent[];
  actions: (
    | "edit"
    | "calculate"
    | "stop"
    | "submit"
    | "withdraw"
    | "publish"
    | "finish"
    | "pay"
    | "unpay"
    | "reverse"
    | "cancel"
  )[];
};
export type CalculatePayRunInput = {
  id: number;
  version: number;
  refresh: boolean;
};
export type CancelPayRunInput = {
  id: number;
  version: number;
  reason: string;
};
export type ConfirmPayFigureInput = {
  id: number;
  code:
    | "posts.maxPinned"
    | "chats.editMinutes"
    | "chats.keepDays"
    | "chats.keepChannelDays"
    | "holidays.daysFromStart"
    | "holidays.daysFromFive"
    | "holidays.daysFromTen"
    | "holidays.daysFromTwenty"
    | "holidays.workedPerDay"
    | "holidays.noticeDays"
    | "holidays.minTranche"
    | "holidays.periodFirstMonth"
    | "holidays.periodLastMonth"
    | "holidays.expiryMonth"
    | "holidays.carriedPart"
    | "holidays.advanceDays"
    | "holidays.weekDays"
    | "holidays.lateDays"
    | "schedules.minRest"
    | "schedules.weeklyRest"
    | "schedules.weekHours"
    | "schedules.nightWeekHours"
    | "schedules.weeksAhead"
    | "markings.sameTouchMinutes"
    | "markings.openHours"
    | "markings.afterShiftHours"
    | "markings.offlineHours"
    | "markings.clockMinutes"
    | "markings.photoDays"
    | "hours.nightFrom"
    | "hours.nightTo"
    | "hours.saturdayFrom"
    | "hours.leastExtraMinutes"
    | "hours.overtimeMonth"
    | "hours.overtimeYear"
    | "hourBank.months"
    | "hourBank.capHours"
    | "hourBank.warnDays"
    | "hours.roundingMinutes"
    | "pay.monthHours"
    | "pay.dayHours"
    | "pay.differencePercent"
    | "pay.seniorityPercent"
    | "pay.attendanceParts"
    | "pay.overtime50"
    | "pay.overtime100"
    | "pay.nightHourMinutes"
    | "pay.vacationDivisor"
    | "pay.retirement"
    | "pay.pensionersHealth"
    | "pay.healthInsurance"
    | "pay.unionFee"
    | "pay.solidarityFee"
    | "pay.contributionCap"
    | "pay.contributionFloor"
    | "pay.deductionLimit"
    | "pay.advanceLimit"
    | "pay.employerContribution"
    | "pay.employerHealth"
    | "pay.employerPensionersHealth"
    | "pay.laborFund"
    | "pay.contributionDeduction"
    | "pay.workRiskPercent"
    | "pay.workRiskFixed"
    | "pay.lifeInsurance"
    | "pay.chamberFee"
    | "pay.trialMonths"
    | "pay.noticeTrialDays"
    | "pay.noticeMonths"
    | "pay.noticeMonthsLong"
    | "pay.noticeYears"
    | "pay.severanceCap"
    | "pay.severanceCapFloor"
    | "pay.severanceHabitualMonths"
    | "pay.severanceAverageMonths"
    | "pay.deathPart"
    | "pay.minimumWage"
    | "pay.garnishmentLow"
    | "pay.garnishmentHigh"
    | "pay.taxExempt"
    | "pay.taxSpecial"
    | "pay.taxSpouse"
    | "pay.taxChild"
    | "pay.taxDisabledChild"
    | "pay.taxLimit"
    | "pay.bookCompany"
    | "pay.bookSituation"
    | "pay.bookCondition"
    | "pay.bookActivity"
    | "pay.bookContract"
    | "pay.bookPlace"
    | "pay.bookHealth"
    | "expenses.kmRate"
    | "counts.unitsA"
    | "counts.percentA"
    | "counts.unitsB"
    | "counts.percentB"
    | "counts.unitsC"
    | "counts.percentC"
    | "counts.valueA"
    | "counts.valueB"
    | "counts.valueC"
    | "counts.daysA"
    | "counts.daysB"
    | "counts.daysC"
    | "counts.classDays"
    | "counts.shareA"
    | "counts.shareB"
    | "receiving.tolerancePercent"
    | "visits.speed"
    | "visits.weeksAhead"
    | "visits.missedAfter";
};
export type PayRunFile = {
  url: string | null;
  name: string;
  left: string[];
};
export type ExportPayRunInput = {
  id: number;
  file:
    | "all"
    | "bank"
    | "courts"
    | "accounting"
    | "book"
    | "monthBook"
    | "contributions"
    | "monthContributions";
  layoutId?: number | null;
  rejected?: boolean;
  leaveOut?: boolean;
};
export type FinishPayRunInput = {
  id: number;
  version: number;
  reason: string;
};
export type PayConceptTotal = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  people: number;
  amount: string;
  previous: string | null;
};
export type GetConceptTotalsOutput = {
  rows: PayConceptTotal[];
};
export type PayRunPerson = {
  id: number;
  personId: number;
  personName: string;
  docket: string;
  imageUrl: string;
  siteName: string;
  areaName: string;
  remunerative: string;
  nonRemunerative: string;
  deductions: string;
  employer: string;
  net: string;
  previousNet: string | null;
  change: string | null;
  flags: (
    | "failed"
    | "unpublished"
    | "rejected"
    | "negative"
    | "zero"
    | "noBank"
    | "openHours"
    | "different"
    | "new"
  )[];
  openNotes: number;
  problem: string;
};
export type ListPayRunPeopleOutput = {
  rows: PayRunPerson[];
  total: number;
  atLeast?: boolean;
};
export type PayRunRow = {
  kind:
    | "monthly"
    | "sac"
    | "fortnight"
    | "vacation"
    | "final"
    | "adjustment"
    | "supplementary";
  period: string;
  half: ("first" | "second") | null;
  title: string;
  siteId: number | null;
  agreement: string | null;
  payDay: string;
  since: string | "";
  raise: ("record" | "percent" | "amount") | null;
  raiseValue: string | null;
  category: string | null;
  id: number;
  version: number;
  number: number;
  siteName: string | null;
  state:
    | "draft"
    | "calculating"
    | "review"
    | "pending"
    | "approved"
    | "publishing"
    | "published"
    | "paid"
    | "reversed"
    | "cancelled";
  people: number;
  failed: number;
  net: string;
  author: PersonRef;
  createdAt: string;
};
export type ListPayRunsOutput = {
  rows: PayRunRow[];
  total: number;
  atLeast?: boolean;
};
export type PayPayRunInput = {
  id: number;
  version: number;
  paidOn: string;
};
export type PublishPayRunInput = {
  id: number;
  version: number;
  dueOn: string;
};
export type RecalculatePersonInput = {
  id: number;
};
export type ReversePayRunInput = {
  id: number;
  version: number;
  reason: string;
};
export type SavePayRunInput = {
  kind:
    | "monthly"
    | "sac"
    | "fortnight"
    | "vacation"
    | "final"
    | "adjustment"
    | "supplementary";
  period: string;
  half?: ("first" | "second") | null;
  title: string;
  siteId?: number | null;
  agreement?: string | null;
  payDay: string;
  since?: string | "";
  raise?: ("record" | "percent" | "amount") | null;
  raiseValue?: string | null;
  category?: string | null;
  firstStart?: string | null;
  lastStart?: string | null;
  personIds?: number[];
  exceptIds?: number[];
  leavers?: PayLeaver[];
  id?: number;
  version?: number;
};
export type StopPayRunInput = {
  id: number;
  version: number;
};
export type SubmitPayRunInput = {
  id: number;
  version: number;
};
export type UnpayPayRunInput = {
  id: number;
  version: number;
  reason: string;
};
export type WithdrawPayRunInput = {
  id: number;
  version: number;
};
export type SimulatedTotals = {
  remunerative: string;
  nonRemunerative: string;
  deductions: string;
  employer: string;
  net: string;
};
export type GonePayLine = {
  code: string;
  name: string;
  amount: string;
};
export type PayToday = {
  salary: string | null;
  category: string | null;
  agreement: string | null;
};
export type SimulatedPay = {
  before: SimulatedTotals;
  after: SimulatedTotals;
  lines: PayLine[];
  gone: GonePayLine[];
  today: PayToday;
};
export type SimulatedParameter = {
  name:
    | "jubilacion"
    | "inssjp"
    | "obra_social"
    | "cuota_sindical"
    | "cuota_solidaria"
    | "tope_aportes"
    | "piso_aportes"
    | "antiguedad_por_anio"
    | "presentismo_partes"
    | "recargo_50"
    | "recargo_100"
    | "divisor_vacaciones"
    | "minutos_hora_nocturna"
    | "tope_descuentos"
    | "tope_anticipos"
    | "contribucion_patronal"
    | "contribucion_obra_social"
    | "contribucion_inssjp"
    | "fal"
    | "detraccion"
    | "art_porcentaje"
    | "art_suma_fija"
    | "seguro_de_vida"
    | "camara_empresaria"
    | "prueba_meses"
    | "preaviso_prueba_dias"
    | "preaviso_meses"
    | "preaviso_meses_largo"
    | "preaviso_anios"
    | "tope_indemnizacion"
    | "piso_tope_indemnizacion"
    | "parte_fallecimiento"
    | "smvm"
    | "embargo_hasta_dos"
    | "embargo_mas_de_dos"
    | "ganancia_no_imponible"
    | "deduccion_especial"
    | "deduccion_conyuge"
    | "deduccion_hijo"
    | "deduccion_hijo_discapacidad"
    | "tope_ganancias";
  value: string;
};
export type RaisedConcept = {
  code: string;
  name: string;
  kind:
    | "remunerative"
    | "nonRemunerative"
    | "deduction"
    | "employer"
    | "informative";
  before: string;
  after: string;
};
export type SimulatedRaise = {
  people: number;
  sampled: number;
  failed: number;
  months: number;
  before: PayTotals;
  after: PayTotals;
  concepts: RaisedConcept[];
};
export type PayTable = {
  code: string;
  name: string;
  fromDay: string;
  steps: string;
  source: string;
  id: number;
  version: number;
  usedBy: string[];
};
export type PayTableList = {
  rows: PayTable[];
  edits: boolean;
};
export type RemovePayTableInput = {
  id: number;
  version: number;
};
export type SavePayTableInput = {
  code: string;
  name: string;
  fromDay: string;
  steps: string;
  source: string;
  id?: number;
  version?: number;
};
export type ReceiptExplanation = {
  lines: PayLine[];
};
export const {
  useCheckArcaBookQuery,
  useLazyCheckArcaBookQuery,
  useGetArcaMonthQuery,
  useLazyGetArcaMonthQuery,
  useListPayConceptsQuery,
  useLazyListPayConceptsQuery,
  useRemovePayConceptMutation,
  useSavePayConceptMutation,
  useTryPayConceptQuery,
  useLazyTryPayConceptQuery,
  useListDeductionConsentsQuery,
  useLazyListDeductionConsentsQuery,
  useRemoveDeductionConsentMutation,
  useSaveDeductionConsentMutation,
  useGetPayCostsQuery,
  useLazyGetPayCostsQuery,
  useListChargeDepositsQuery,
  useLazyListChargeDepositsQuery,
  useRemoveChargeDepositMutation,
  useSaveChargeDepositMutation,
  useListPayGridQuery,
  useLazyListPayGridQuery,
  useListBankLayoutsQuery,
  useLazyListBankLayoutsQuery,
  usePreviewBankLayoutQuery,
  useLazyPreviewBankLayoutQuery,
  useRemoveBankLayoutMutation,
  useSaveBankLayoutMutation,
  useEstimateOwnHoursQuery,
  useLazyEstimateOwnHoursQuery,
  useAddPayNoteMutation,
  useListPayNotesQuery,
  useLazyListPayNotesQuery,
  useSettlePayNoteMutation,
  useRejectTransferMutation,
  useRepayTransferMutation,
  useUndoTransferMutation,
  useGetCompletableMonthQuery,
  useLazyGetCompletableMonthQuery,
  useListLeavingPeopleQuery,
  useLazyListLeavingPeopleQuery,
  useListStartingVacationsQuery,
  useLazyListStartingVacationsQuery,
  useCalculatePayRunMutation,
  useCancelPayRunMutation,
  useConfirmPayFigureMutation,
  useExportPayRunMutation,
  useFinishPayRunMutation,
  useGetConceptTotalsQuery,
  useLazyGetConceptTotalsQuery,
  useGetPayRunQuery,
  useLazyGetPayRunQuery,
  useGetPayRunPersonQuery,
  useLazyGetPayRunPersonQuery,
  useListPayRunPeopleQuery,
  useLazyListPayRunPeopleQuery,
  useListPayRunsQuery,
  useLazyListPayRunsQuery,
  usePayPayRunMutation,
  usePublishPayRunMutation,
  useRecalculatePersonMutation,
  useReversePayRunMutation,
  useSavePayRunMutation,
  useStopPayRunMutation,
  useSubmitPayRunMutation,
  useUnpayPayRunMutation,
  useWithdrawPayRunMutation,
  useSimulatePayQuery,
  useLazySimulatePayQuery,
  useSimulateRaiseQuery,
  useLazySimulateRaiseQuery,
  useListPayTablesQuery,
  useLazyListPayTablesQuery,
  useRemovePayTableMutation,
  useSavePayTableMutation,
  useExplainReceiptQuery,
  useLazyExplainReceiptQuery,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    checkArcaBook: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'ChargeDeposit', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }]) },
    getArcaMonth: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'ChargeDeposit', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }]) },
    listPayConcepts: { providesTags: resolveTags([{ type: 'PayConcept', id: 'LIST' }, { type: 'NewsType', id: 'LIST' }, { type: 'Band', id: 'LIST' }, { type: 'LeaveSetting', id: 'LIST' }, { type: 'PayTable', id: 'LIST' }]) },
    removePayConcept: { invalidatesTags: resolveTags([{ type: 'PayConcept', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    savePayConcept: { invalidatesTags: resolveTags([{ type: 'PayConcept', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    tryPayConcept: { providesTags: resolveTags([{ type: 'PayConcept', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    listDeductionConsents: { providesTags: resolveTags([{ type: 'DeductionConsent', id: 'LIST' }]) },
    removeDeductionConsent: { invalidatesTags: resolveTags([{ type: 'DeductionConsent', id: 'LIST' }]) },
    saveDeductionConsent: { invalidatesTags: resolveTags([{ type: 'DeductionConsent', id: 'LIST' }]) },
    getPayCosts: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }]) },
    listChargeDeposits: { providesTags: resolveTags([{ type: 'ChargeDeposit', id: 'LIST' }]) },
    removeChargeDeposit: { invalidatesTags: resolveTags([{ type: 'ChargeDeposit', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    saveChargeDeposit: { invalidatesTags: resolveTags([{ type: 'ChargeDeposit', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    listPayGrid: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }]) },
    listBankLayouts: { providesTags: resolveTags([{ type: 'BankLayout', id: 'LIST' }]) },
    previewBankLayout: { providesTags: resolveTags([{ type: 'BankLayout', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    removeBankLayout: { invalidatesTags: resolveTags([{ type: 'BankLayout', id: 'LIST' }]) },
    saveBankLayout: { invalidatesTags: resolveTags([{ type: 'BankLayout', id: 'LIST' }]) },
    estimateOwnHours: { providesTags: resolveTags([{ type: 'Hour', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }, { type: 'PayTable', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }, { type: 'PeriodAdjustment', id: 'LIST' }]) },
    addPayNote: { invalidatesTags: resolveTags([{ type: 'PayNote', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    listPayNotes: { providesTags: resolveTags([{ type: 'PayNote', id: 'LIST' }]) },
    settlePayNote: { invalidatesTags: resolveTags([{ type: 'PayNote', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    rejectTransfer: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }]) },
    repayTransfer: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }]) },
    undoTransfer: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }]) },
    getCompletableMonth: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Person', id: 'LIST' }]) },
    listLeavingPeople: { providesTags: resolveTags([{ type: 'Person', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    listStartingVacations: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Leave', id: 'LIST' }]) },
    calculatePayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    cancelPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    confirmPayFigure: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }]) },
    finishPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }]) },
    getConceptTotals: { providesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }]) },
    getPayRun: { providesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayConcept', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }, { type: 'PayTable', id: 'LIST' }, { type: 'PeriodClose', id: 'LIST' }, { type: 'Person', id: 'LIST' }, { type: 'News', id: 'LIST' }, { type: 'Leave', id: 'LIST' }, { type: 'Garnishment', id: 'LIST' }, { type: 'TaxDeduction', id: 'LIST' }, { type: 'Loan', id: 'LIST' }, { type: 'Reimbursement', id: 'LIST' }, { type: 'Rendition', id: 'LIST' }]) },
    getPayRunPerson: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }]) },
    listPayRunPeople: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }]) },
    listPayRuns: { providesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }, { type: 'PayRun', id: 'output.rows' }]) },
    payPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }]) },
    publishPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Job', id: 'LIST' }, { type: 'Receipt', id: 'LIST' }]) },
    recalculatePerson: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'LIST' }]) },
    reversePayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }]) },
    savePayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }]) },
    stopPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Job', id: 'LIST' }]) },
    submitPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    unpayPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }]) },
    withdrawPayRun: { invalidatesTags: resolveTags([{ type: 'PayRun', id: 'input.id' }, { type: 'PayRun', id: 'LIST' }, { type: 'Request', id: 'LIST' }]) },
    simulatePay: { providesTags: resolveTags([{ type: 'PayConcept', id: 'LIST' }, { type: 'Parameter', id: 'LIST' }, { type: 'Person', id: 'input.personId' }]) },
    simulateRaise: { providesTags: resolveTags([{ type: 'PayRun', id: 'input.runId' }]) },
    listPayTables: { providesTags: resolveTags([{ type: 'PayTable', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }]) },
    removePayTable: { invalidatesTags: resolveTags([{ type: 'PayTable', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    savePayTable: { invalidatesTags: resolveTags([{ type: 'PayTable', id: 'LIST' }, { type: 'PayConcept', id: 'LIST' }, { type: 'PayRun', id: 'LIST' }]) },
    explainReceipt: { providesTags: resolveTags([{ type: 'Receipt', id: 'input.id' }]) },
  },
});
