const segment = encodeURIComponent;

/** Every address of the client stands here, in `payPaths` and in `timePaths`. The routes of the modules: */
export const routes = {
  login: '/login',
  verify: '/verify',
  kiosk: '/kiosk',
  summary: '/summary',
  posts: '/posts',
  orders: '/orders',
  users: '/users',
  directory: '/users/directory',
  chart: '/users/chart',
  importPeople: '/users/import',
  pay: '/users/pay',
  personBooks: '/users/book',
  importPersonBooks: '/users/book/import',
  profile: '/profile',
  notifications: '/notifications',
  documents: '/documents',
  signed: '/signed',
  receipts: '/receipts',
  liquidations: '/liquidations',
  garnishments: '/garnishments',
  incomeTax: '/income-tax',
  loans: '/loans',
  renditions: '/renditions',
  reimbursements: '/reimbursements',
  holidays: '/holidays',
  news: '/news',
  markings: '/markings',
  schedules: '/schedules',
  hours: '/hours',
  workflow: '/workflow',
  requests: '/requests',
  chats: '/chats',
  referrals: '/referrals',
  receiving: '/receiving',
  counters: '/counters',
  visits: '/visits',
  sync: '/sync',
  admin: '/admin',
  closes: '/closes',
} as const;

export const adminPaths = {
  roles: `${routes.admin}/roles`,
  audit: `${routes.admin}/audit`,
  sessions: `${routes.admin}/sessions`,
  parameters: `${routes.admin}/parameters`,
  jobs: `${routes.admin}/jobs`,
  health: `${routes.admin}/health`,
  sites: `${routes.admin}/sites`,
  areas: `${routes.admin}/areas`,
  settings: `${routes.admin}/settings`,
  backups: `${routes.admin}/backups`,
  firstSteps: `${routes.admin}/first-steps`,
} as const;

export const delegationsPath = `${routes.workflow}/delegations`;
export const definitionsPath = `${routes.workflow}/definitions`;
export const definitionPath = (id: number) => `${definitionsPath}/${id}`;

/** A request in the inbox of the person who decides it. */
export const inboxRequestPath = (id: number) => `${routes.workflow}?solicitud=${id}`;
export const requestPath = (id: number) => `${routes.requests}?solicitud=${id}`;
/** The pages of leave. */
export const newLeavePath = `${routes.holidays}/new`;
export const leavePath = (id: number) => `${routes.holidays}/leave/${id}`;
export const correctLeavePath = (id: number) => `${newLeavePath}?corregir=${id}`;
export const newLeaveForPath = (personId: number) => `${newLeavePath}?persona=${personId}`;
export const teamLeavePath = `${routes.holidays}/team`;
export const balancesPath = `${routes.holidays}/balances`;
export const balancePath = (personId: number) => `${balancesPath}/${personId}`;
export const publicHolidaysPath = `${routes.holidays}/public`;
export const leaveRulesPath = `${routes.holidays}/settings`;

/** These paths hang from a server's base address. */
export const webServicePath = '/web-service';
export const mobileFinalPath = '/mobile-final';
export const eventsPath = '/eventos';
export const legajoImagePage = '/legajo/imagen';

export const photoPath = (dni: string | number) => `/fotos/${segment(dni)}`;
export const legajoImagePath = (dni: string | number) => `${legajoImagePage}/${segment(dni)}`;
export const filesFolder = '/archivos/';
export const importTemplatePath = (name: string) => `/archivos/plantillas/${segment(name)}`;
export const filePath = (hash: string) => `${filesFolder}${segment(hash)}`;
const idList = (ids: readonly number[]) => ids.join(',');
export const deliveryNotesPath = (ids: readonly number[]) =>
  `/archivos/pedidos/remitos.pdf?ids=${idList(ids)}`;
export const packageLabelsPath = (ids: readonly number[]) =>
  `/archivos/pedidos/etiquetas.pdf?ids=${idList(ids)}`;
export const paperZipPath = (personId: number) => `/archivos/legajos/${personId}.zip`;
/** The pages of a person. */
export const personPath = (id: number) => `${routes.users}/${id}`;
export const personEditPath = (id: number) => `${personPath(id)}/edit`;
export const personTabPath = (id: number, tab: string) => `${personPath(id)}?ver=${tab}`;
/** One's own change that came back, to be corrected and sent again. */
export const resendChangePath = (requestId: number) => `${routes.profile}?corregir=${requestId}`;
/** The chart, opened at somebody. */
export const chartAtPath = (id: number) => `${routes.chart}?persona=${id}`;
export const newPersonPath = `${routes.users}/new`;
/** The pages of an order. */
export const orderPath = (id: number) => `${routes.orders}/${id}`;
export const pickingPath = (id: number) => `${orderPath(id)}/pick`;
export const deliveryPath = (id: number) => `${orderPath(id)}/deliver`;
export const orderEditPath = (id: number) => `${orderPath(id)}/edit`;
export const newOrderPath = `${routes.orders}/new`;
export const stockPath = `${routes.orders}/stock`;
export const importStockPath = `${stockPath}/import`;
export const importOrdersPath = `${routes.orders}/import`;
export const orderFiguresPath = `${routes.orders}/figures`;
export const orderMapPath = `${routes.orders}/map`;
export const orderListPath = `${routes.orders}/list`;
/** The list of the orders that match one filter, as the grid writes it. */
export const ordersWhere = (field: 'state' | 'late', value: string) =>
  `${orderListPath}?filtro=${field}:is:${value}`;
/** The stock of a product or at a shelf, as the grid writes the filter. */
export const stockWhere = (field: 'sku' | 'locationCode', value: string) =>
  `${stockPath}?filtro=${field}:is:${segment(value)}`;
/** The orders of one customer, as the grid writes it. */
export const ordersOfPath = (customerName: string) =>
  `${orderListPath}?filtro=customerName:is:${segment(customerName)}`;
export const productsPath = `${routes.orders}/products`;
export const productPath = (id: number) => `${productsPath}/${id}`;
/** A product, at one of the places where it lies. */
export const productAtPath = (id: number, stockId: number) =>
  `${productPath(id)}?existencia=${stockId}`;
export const importProductsPath = `${productsPath}/import`;
export const locationsPath = `${routes.orders}/locations`;
export const locationPath = (id: number) => `${locationsPath}/${id}`;
export const locationLabelsPath = (ids: readonly number[]) =>
  `/archivos/ubicaciones/etiquetas.pdf?ids=${idList(ids)}`;
export const importLocationsPath = `${locationsPath}/import`;
export const customersPath = `${routes.orders}/customers`;
export const customerPath = (id: number) => `${customersPath}/${id}`;
export const importCustomersPath = `${customersPath}/import`;
/** The calendar shows who is away, month by month. */
export const calendarPath = `${routes.holidays}/calendar`;
/** The pages of the employee files. */
export const documentPath = (id: number) => `${routes.documents}/${id}`;
export const ownDocumentsPath = `${routes.documents}/mine`;
/** Where another program of the device hands in files, which one's own page then asks about. */
export const sharePath = `${routes.documents}/share`;
export const sharedMark = 'compartido';
export const sharedCache = 'compartido';
/** Everybody's list, narrowed to one of them. */
export const documentsOfPath = (personId: number) =>
  `${routes.documents}?filtro=personId:is:${personId}`;
export const documentRequestsPath = `${routes.documents}/requests`;
export const askedDocumentsPath = `${documentRequestsPath}/people`;
/** The people who were asked for a paper, as the grid writes the filter. */
export const askedIn = (requestId: number) =>
  `${askedDocumentsPath}?filtro=requestId:in:${requestId}`;
export const documentTypesPath = `${routes.documents}/types`;
/** The pages of what is signed. */
export const ownSignedPath = `${routes.signed}/mine`;
export const signPath = (id: number) => `${routes.signed}/sign/${id}`;
export const newEnvelopePath = `${routes.signed}/new`;
export const envelopePath = (id: number) => `${routes.signed}/envelopes/${id}`;
export const signaturesPath = `${routes.signed}/people`;
/** The signers of an envelope, as the grid writes the filter. */
export const signaturesIn = (envelopeId: number) =>
  `${signaturesPath}?filtro=envelopeId:in:${envelopeId}`;
export const envelopeEditPath = (id: number) => `${envelopePath(id)}/edit`;
/** Where anybody checks a signed paper. */
export const verifyPath = (code: string) => `${routes.verify}/${segment(code)}`;
/** The pages of the novelties. */
export const newsCalendarPath = `${routes.news}/calendar`;
export const ownNewsPath = `${routes.news}/mine`;
export const askNewsPath = `${routes.news}/ask`;
export const enterNewsPath = `${routes.news}/enter`;
export const enterNewsForPath = (personId: number) => `${enterNewsPath}?persona=${personId}`;
export const newsTypesPath = `${routes.news}/types`;
export const importNewsPath = `${routes.news}/import`;
export const newsItemPath = (id: number) => `${routes.news}/${id}`;
