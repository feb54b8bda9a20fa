import type { InputOf } from '@contract/core/accion';
import { listLeaveBalances, listLeaves } from '@contract/holidays/leaveAcciones';
import { listNews } from '@contract/news/newsAcciones';
import { type Asked, ago, cases, sortsOf } from './listCases';

type Filters<A extends typeof listLeaves | typeof listNews | typeof listLeaveBalances> = Record<
  InputOf<A>['filters'][number]['field'],
  readonly Asked[]
>;

const soon: readonly Asked[] = [
  ['is', ago(1)],
  ['from', ago(30)],
  ['to', ago(300)],
];

/** Every declared filter, by type: a new one without a case does not compile. */
const leaveFilters: Filters<typeof listLeaves> = {
  personId: [['is', 777]],
  name: [['contains', 'gomez']],
  fromDay: soon,
  toDay: soon,
  days: [['from', 12]],
  typeId: [['is', 1]],
  state: [
    ['is', 'pending'],
    ['is', 'calledOff'],
    ['in', ['approved', 'shortened']],
  ],
  siteId: [['is', 2]],
  areaId: [['is', 3]],
  askedAt: soon,
};

const newsFilters: Filters<typeof listNews> = {
  personId: [['is', 777]],
  personName: [['contains', 'gomez']],
  docket: [['is', '20777']],
  typeId: [['is', 1]],
  unit: [['is', 'hours']],
  fromDay: soon,
  toDay: soon,
  state: [
    ['is', 'pending'],
    ['is', 'rejected'],
  ],
  certificate: [
    ['is', 'late'],
    ['is', 'given'],
  ],
  siteId: [['is', 2]],
  areaId: [['is', 3]],
  mine: [['is', true]],
  createdAt: soon,
};

const balanceFilters: Filters<typeof listLeaveBalances> = {
  name: [['contains', 'gomez']],
  docket: [['is', '20777']],
  siteId: [['is', 2]],
  areaId: [['is', 3]],
  hireDate: [['from', '2020-01-01']],
  given: [['from', 20]],
  available: [['from', 10]],
  reserved: [['from', 1]],
  nextFrom: [['to', ago(-30)]],
};

const words = ['gomez', 'a', 'zzz'];

export const leaveCases = () =>
  cases((asked) => listLeaves.input.parse(asked), sortsOf(listLeaves), leaveFilters, words);

export const newsCases = () =>
  cases((asked) => listNews.input.parse(asked), sortsOf(listNews), newsFilters, words);

export const balanceCases = () =>
  cases(
    (asked) => listLeaveBalances.input.parse(asked),
    sortsOf(listLeaveBalances),
    balanceFilters,
    words,
  );
