import {
  checkedText,
  choice,
  day,
  flag,
  money,
  own,
  ref,
  text,
  whole,
} from '@contract/core/fields';
import { defineRecord, recordFields } from '@contract/core/record';
import { z } from 'zod';
import { type Complete, recordForm } from './recordForm';

const shelfRecord = defineRecord(
  'Shelf',
  { one: 'estante', many: 'estantes' },
  {
    code: text('Código', { min: 2, max: 8 }),
    note: text('Nota', { max: 40, optional: true, private: true }),
    label: text('Etiqueta', { max: 20, orNull: true }),
    kind: choice('Clase', { low: 'Bajo', high: ['Alto', 'warning'] }),
    zone: choice('Zona', { cold: 'Fría', dry: 'Seca' }, { optional: true }),
    levels: whole('Niveles', { min: 1, max: 9, initial: 4 }),
    load: whole('Carga', { max: 900, unit: 'kg', optional: true, none: 'Sin tope' }),
    price: money('Precio', { optional: true }),
    since: day('Desde'),
    siteId: ref('Depósito'),
    active: flag('En uso', { byDefault: true }),
    doors: own('Puertas', z.array(z.string()), []),
  },
);
const sites = new Map([
  [1, 'Norte'],
  [2, 'Sur'],
]);
const form = recordForm(shelfRecord, {
  show: {
    siteId: (held) => sites.get(Number(held)) ?? '—',
    doors: (held) => held.join(', ') || 'Ninguna',
  },
});
const stored = {
  code: 'A-01',
  note: '',
  label: null,
  kind: 'high' as const,
  zone: null,
  levels: 3,
  load: null,
  price: '850000.50',
  since: '2026-08-15',
  siteId: 1,
  active: true,
  doors: ['este'],
};

type Equal<A, B> = [A, B] extends [B, A] ? true : false;

test('a field that neither the row nor `read` gives does not compile', () => {
  const given: Equal<Complete<'code' | 'note', { code: string }, { note: string }>, object> = true;
  const forgotten: Equal<
    Complete<'code' | 'note', { code: string }, { note?: string }>,
    { missingInRow: 'note' }
  > = true;
  expect([given, forgotten]).toEqual([true, true]);
});

test('what is asked with each change begins as new, whatever the row says', () => {
  const asking = recordForm(shelfRecord, {
    asked: ['note', 'since'],
    show: { siteId: String, doors: String },
  });
  const row = { ...stored, note: 'de antes' };
  expect(asking.values(row)).toMatchObject({ code: 'A-01', note: '', since: '' });
});

test('a row that holds nothing of the record yet begins as a new one', () => {
  const nested = recordForm(shelfRecord, {
    read: (row: { shelf: typeof stored | null }) => row.shelf,
    show: { siteId: String, doors: String },
  });
  expect(nested.values({ shelf: stored })).toMatchObject({ code: 'A-01', levels: '3' });
  expect(nested.values({ shelf: null })).toEqual(nested.values(null));
});

async function faultsOf(held: ReturnType<typeof form.values>) {
  const { errors } = await form.resolver(held, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  );
}

test('a record goes through its form and comes back as it was, whatever its fields are', async () => {
  const held = form.values(stored);
  expect(held).toMatchObject({ label: '', zone: '', levels: '3', load: '', siteId: 1 });
  expect(form.input(held)).toEqual(stored);
  expect(recordFields(shelfRecord).parse(form.input(held))).toEqual(stored);
  expect(await faultsOf(held)).toEqual({});
});

test('a new one begins with what its fields say and asks for what it cannot do without', async () => {
  const held = form.values(null, { siteId: 2 });
  expect(held).toMatchObject({
    code: '',
    kind: '',
    levels: '4',
    active: true,
    siteId: 2,
    doors: [],
  });
  expect(await faultsOf(held)).toEqual({
    code: 'Usá al menos 2 caracteres.',
    kind: 'Elegí una opción.',
    since: 'La fecha proporcionada no es válida.',
  });
  expect(
    await faultsOf({ ...form.values(stored), levels: '0', load: 'mucho', siteId: '' }),
  ).toEqual({
    levels: 'Va de 1 a 9.',
    load: 'Va de 0 a 900.',
    siteId: 'Elegí una opción.',
  });
});

test.each([
  ['code', 'B-02', 'B-02', 'A-01'],
  ['note', 'Al fondo', 'Al fondo', '—'],
  ['label', '779', '779', '—'],
  ['kind', 'low', 'Bajo', 'Alto'],
  ['zone', 'cold', 'Fría', '—'],
  ['levels', '5', '5', '3'],
  ['load', '700', '700 kg', 'Sin tope'],
  ['price', '1200.00', '$ 1.200', '$ 850.000,50'],
  ['since', '2026-08-16', '16/08/2026', '15/08/2026'],
  ['siteId', 2, 'Sur', 'Norte'],
  ['active', false, 'No', 'Sí'],
  ['doors', [], 'Ninguna', 'este'],
] as const)('two people who change %s see it, in words', (name, value, mine, theirs) => {
  const { label } = shelfRecord.fields[name];
  expect(form.conflict({ ...form.values(stored), [name]: value }, stored)).toEqual([
    { name, label, mine, stored: theirs },
  ]);
});

test('what a form leaves out is neither sent nor compared, and what cannot be together is said', async () => {
  const short = recordForm(shelfRecord, {
    except: ['siteId', 'doors', 'price'],
    check: ({ kind, levels }, context) => {
      if (kind === 'low' && Number(levels) > 2)
        context.addIssue({
          code: 'custom',
          path: ['levels'],
          message: 'Un estante bajo tiene dos.',
        });
    },
    show: {},
  });
  const held = { ...short.values(stored), kind: 'low' as const };
  expect(Object.keys(short.input(held))).not.toContain('siteId');
  const { errors } = await short.resolver(held, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.levels?.message).toBe('Un estante bajo tiene dos.');
});

test('spaces alone and a picker that was emptied are nothing, neither wrong nor a difference', async () => {
  const boxRecord = defineRecord(
    'Box',
    { one: 'caja', many: 'cajas' },
    {
      seal: checkedText('Precinto', z.string().regex(/^\d{4}$/, 'Tiene cuatro números.'), {
        max: 4,
        optional: true,
      }),
      keeperId: ref('Responde', { optional: true }),
      weight: whole('Peso', { min: 1, max: 9, words: 'Pesala de nuevo.' }),
    },
  );
  const box = recordForm(boxRecord, { show: { keeperId: String } });
  const empty = { seal: null, keeperId: null, weight: 2 };
  const typed = { ...box.values(empty), seal: ' ' };
  Reflect.set(typed, 'keeperId', null);
  const faults = async (held: typeof typed) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await box.resolver(held, undefined, options);
    return errors;
  };
  expect(await faults(typed)).toEqual({});
  expect(box.input(typed)).toEqual(empty);
  expect(box.conflict({ ...typed, seal: '' }, empty)).toEqual([]);
  expect(await faults({ ...typed, seal: '12', weight: '10' })).toMatchObject({
    seal: { message: 'Tiene cuatro números.' },
    weight: { message: 'Pesala de nuevo.' },
  });
});
