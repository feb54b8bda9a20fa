import { addCertificate, listNews } from '@contract/news/newsAcciones';
import { getRequest, listWaiting } from '@contract/workflow/requestAcciones';
import { addDays } from '../../engine/time/days';
import { type NewsWorld, newsWorld } from './testing/newsWorld';

let world: NewsWorld;

beforeAll(async () => {
  world = await newsWorld();
  await world.clear();
});
afterAll(() => world.server.close());

/** Human Resources read this of the certificate before they decide. */
async function toldToDecide() {
  const [waiting] = (await world.server.call(listWaiting, {}, 'rrhh')).body.rows;
  const { body } = await world.server.call(getRequest, { id: waiting?.id ?? 0 }, 'rrhh');
  return body.facts.find(({ label }) => label === 'Certificado')?.value;
}

async function isListedAs(certificate: string, id: number) {
  const filters = [{ field: 'certificate', operator: 'is', value: certificate }];
  const { rows } = (await world.server.call(listNews, { filters }, 'rrhh')).body;
  return rows.some((row) => row.id === id);
}

test('a certificate may be brought until the end of its last day; from the next one its time has passed, and it may still be brought', async () => {
  const { id } = (await world.ask(world.illness())).body;
  const stands = async () => {
    const { certificate, certificateDue } = (await world.seen(id, 'empleado')).body;
    return { certificate, certificateDue };
  };
  const certificateDue = addDays(world.fromDay, 2);
  const due = certificateDue.split('-').reverse().join('/');

  await world.server.travel({ days: 9 });
  expect(await stands()).toEqual({ certificate: 'owed', certificateDue });
  expect(await toldToDecide()).toBe(`Falta; tiene hasta el ${due}`);
  expect([await isListedAs('owed', id), await isListedAs('late', id)]).toEqual([true, false]);

  await world.server.travel({ days: 1 });
  expect(await stands()).toEqual({ certificate: 'late', certificateDue });
  expect(await toldToDecide()).toBe(`Plazo vencido: tenía hasta el ${due}`);
  expect([await isListedAs('owed', id), await isListedAs('late', id)]).toEqual([false, true]);

  const { version } = (await world.seen(id, 'empleado')).body;
  const certificate = await world.certificate('empleado');
  await world.server.call(addCertificate, { id, version, certificate }, 'empleado');
  expect((await stands()).certificate).toBe('given');
  expect(await toldToDecide()).toBe('Adjunto');
});
