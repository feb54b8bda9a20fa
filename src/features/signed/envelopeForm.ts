import { counted } from '@contract/core/counted';
import { envelopeFields, envelopeRecord } from '@contract/signed/envelope';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/conflictField';
import { dueDay } from '@/components/form/dueDay';
import type { Compared } from '@/components/form/useVersionedSave';
import { fieldText } from '@/components/record/fieldText';
import {
  checkWhom,
  nobodyYet,
  selectionOf,
  whomFields,
  whomLabels,
} from '@/components/references/whomForm';
import type { EnvelopeDetail, SaveEnvelopeApiArg } from '@/services/wms/generated/signed.gen';
import { sameJson } from '@/utils/sameJson';

const { shape } = envelopeFields;
const place = shape.files.element.shape.places.unwrap().element;

/** The form says what is signed, by whom and until when. */
export const envelopeForm = z
  .object({
    title: shape.title,
    files: z
      .array(z.object({ file: z.string(), name: z.string(), places: z.array(place) }))
      .min(1, 'Agregá el documento que hay que firmar.')
      .max(10, 'Hasta 10 documentos.'),
    way: shape.way,
    ...whomFields,
    dueOn: dueDay,
    remindEvery: z.union([z.literal(''), z.number()]),
    message: shape.message.unwrap(),
  })
  .superRefine(checkWhom);
export type EnvelopeValues = z.input<typeof envelopeForm>;

export const emptyEnvelope = (): EnvelopeValues => ({
  title: '',
  files: [],
  way: 'each',
  ...nobodyYet,
  dueOn: '',
  remindEvery: 3,
  message: '',
});

/** A draft as it was saved; whoever was chosen by area stands there by name. */
export const envelopeValues = (row: EnvelopeDetail): EnvelopeValues => ({
  title: row.title,
  files: row.attached.map(({ file, shown, places }) => ({ file, name: shown.name, places })),
  way: row.way,
  ...nobodyYet,
  people: row.signers.map(({ id }) => id),
  dueOn: row.dueOn,
  remindEvery: row.remindEvery ?? '',
  message: row.message,
});

export const envelopeInput = (values: EnvelopeValues): SaveEnvelopeApiArg => ({
  title: values.title.trim(),
  files: values.files,
  way: values.way,
  dueOn: values.dueOn,
  remindEvery: values.remindEvery === '' ? null : values.remindEvery,
  message: values.message.trim(),
  signers: selectionOf(values),
});

const { fields } = envelopeRecord;

export const reminders = [
  { value: '' as const, label: 'Nunca' },
  { value: 1, label: 'Todos los días' },
  ...[2, 3, 7, 14].map((days) => ({ value: days, label: `Cada ${days} días` })),
];

/** How a person reads each field that two versions of a draft may hold otherwise. */
const readers = (nameOf: (id: number) => string | undefined) =>
  ({
    title: [fields.title.label, ({ title }) => fieldText(fields.title, title)],
    files: [fields.files.label, ({ files }) => files.map(filePlaces).join('\n')],
    way: [fields.way.label, ({ way }) => fieldText(fields.way, way)],
    whom: ['Quiénes firman', ({ whom }) => whomLabels[whom]],
    people: [
      'Personas que firman',
      ({ people }) => people.map((id) => nameOf(id) ?? `N.º ${id}`).join('\n') || '—',
    ],
    dueOn: [fields.dueOn.label, ({ dueOn }) => fieldText(fields.dueOn, dueOn)],
    remindEvery: [fields.remindEvery.label, ({ remindEvery }) => reminderText(remindEvery)],
    message: [fields.message.label, ({ message }) => fieldText(fields.message, message)],
  }) satisfies Partial<Record<keyof EnvelopeValues, [string, (held: EnvelopeValues) => string]>>;

type Shown = keyof ReturnType<typeof readers>;

const filePlaces = ({ name, places }: EnvelopeValues['files'][number]) =>
  places.length === 0 ? name : `${name} (${counted(places.length, 'firma', 'firmas')})`;

const reminderText = (every: EnvelopeValues['remindEvery']) =>
  reminders.find(({ value }) => value === every)?.label ?? `Cada ${every} días`;

/** All in which two versions of a draft differ; who was chosen by area is by name in the stored one. */
export function envelopeConflict(
  mine: EnvelopeValues,
  stored: EnvelopeDetail,
  nameOf: (id: number) => string | undefined = () => undefined,
): ConflictField[] {
  const theirs = envelopeValues(stored);
  const named = (id: number) => stored.signers.find((one) => one.id === id)?.name ?? nameOf(id);
  return Object.entries(readers(named)).flatMap(([name, [label, reads]]) =>
    sameJson(mine[name as Shown], theirs[name as Shown])
      ? []
      : [{ name, label, mine: reads(mine), stored: reads(theirs) }],
  );
}

/** The places on the pages follow the order of who signs: they are decided together. */
export const comparedEnvelope: Compared<EnvelopeValues, EnvelopeDetail> = {
  values: envelopeValues,
  conflict: envelopeConflict,
  parts: Object.keys(readers(() => undefined)),
  together: [['files', 'way', 'whom', 'people']],
};
