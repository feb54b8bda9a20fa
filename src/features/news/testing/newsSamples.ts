import type { NewsDetail, NewsType } from '@/services/wms/generated/news.gen';

export const aType = (fields: Partial<NewsType> = {}): NewsType => ({
  id: 1,
  version: 3,
  code: 'ENF',
  name: 'Enfermedad',
  unit: 'days',
  sign: null,
  paidPercent: 100,
  certificateDays: 2,
  medical: true,
  askable: true,
  source: 'LCT, art. 208',
  active: true,
  used: false,
  ...fields,
});

export const late = aType({
  id: 2,
  code: 'TAR',
  name: 'Llegada tarde',
  unit: 'hours',
  paidPercent: 0,
  certificateDays: null,
  medical: false,
  source: '',
});

export const bonus = aType({
  id: 3,
  code: 'PRE',
  name: 'Premio',
  unit: 'amount',
  sign: 'bonus',
  certificateDays: null,
  medical: false,
  askable: false,
  source: '',
});

const author = { id: 7, name: 'Domínguez, Tomás', position: 'Operario', imageUrl: '' };

export const aNovelty = (fields: Partial<NewsDetail> = {}): NewsDetail => ({
  id: 40,
  version: 5,
  personId: 7,
  personName: 'Domínguez, Tomás',
  docket: '1007',
  imageUrl: '',
  siteName: 'Rosario',
  areaName: 'Depósito',
  typeId: 1,
  typeName: 'Enfermedad',
  unit: 'days',
  fromDay: '2026-11-23',
  toDay: '2026-11-24',
  part: 'whole',
  quantity: '2',
  state: 'pending',
  certificate: 'owed',
  createdAt: '2026-11-20T12:00:00.000Z',
  paidPercent: 100,
  note: 'Gripe',
  certificateDue: '2026-11-25',
  file: null,
  author,
  history: [],
  requestId: null,
  actions: [],
  ...fields,
});
