/** The role flags as the stored ROLES groups them: plain, passed through as given, and grouped. */
export const plainFlags = [
  'CHATS',
  'DOCUMENTS',
  'SIGNED',
  'RECEIPTS',
  'DISAGREEMENT',
  'SUMMARY',
  'RENDITIONS',
  'COUNTERS',
  'LOANS',
  'WORKFLOW',
  'REIMBURSEMENTS',
] as const;

export const passedFlags = {
  VISITS: ['show', 'plan'],
  ADMIN: ['users', 'roles', 'settings', 'audit'],
  ORDERS: ['show', 'create', 'pick', 'check', 'dispatch', 'cancel'],
  SYNC: ['show', 'run'],
} as const;

export const groupedFlags = {
  LIQUIDATION: ['APPROVE', 'SHOW'],
  REFERRALS: ['OWNER', 'ALL'],
  POSTS: ['SHOW', 'CREATE'],
  HOLIDAYS: ['CREATE', 'APPROVE'],
  MARKINGS: ['CREATE', 'SHOW'],
  NEWS: ['CREATE', 'SHOW', 'STATE'],
  SCHEDULES: ['CREATE', 'SHOW'],
  HOURS: ['CREATE', 'STRIP', 'SHOW'],
  PROFILE: ['EDIT'],
} as const;

export type PlainFlag = (typeof plainFlags)[number];
export type PassedFlag = keyof typeof passedFlags;
export type GroupedFlag = keyof typeof groupedFlags;

/** `true` is all of the module, an object narrows it. */
export type Passed<F extends PassedFlag> =
  | boolean
  | Partial<Record<(typeof passedFlags)[F][number], boolean>>;

export type Roles = Record<PlainFlag, boolean> & { [F in PassedFlag]: Passed<F> } & {
  [F in GroupedFlag]: Record<(typeof groupedFlags)[F][number], boolean>;
};

type Sub<T> = {
  [F in keyof T & string]: T[F] extends readonly string[] ? `${F}.${T[F][number]}` : never;
}[keyof T & string];

/** A module (`ORDERS`: it shows) or one flag of it (`ORDERS.pick`, `POSTS.CREATE`); `ADMIN.whole`: all of it, not its parts. */
export type Permission =
  | 'ADMIN.whole'
  | PlainFlag
  | PassedFlag
  | GroupedFlag
  | Sub<typeof passedFlags>
  | Sub<typeof groupedFlags>;
