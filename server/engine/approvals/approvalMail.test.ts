import { rejectRequest } from '@contract/workflow/requestAcciones';
import { type ApprovalsTools, approvalsTools } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let tools: ApprovalsTools;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await buildServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: 'https://anden.example',
  });
  tools = approvalsTools(server);
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

/** Mails as people read them, without the transfer encoding. */
const readable = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const mailTo = (address: string) =>
  until(
    () =>
      smtp
        .mails()
        .map(readable)
        .find((mail) => mail.includes(`To: ${address}`)) ?? '',
    (mail) => mail !== '',
  );

test('who must decide gets a mail that leads to the request, and who asked hears how it ended', async () => {
  const decider = await tools.personOf('admin');
  const asker = await tools.personOf('empleado');
  const request = await tools.ask('empleado');
  const waiting = await mailTo(decider.email ?? '');
  expect(waiting).toContain(`https://anden.example/workflow?solicitud=${request.id}`);
  smtp.forget();
  const { id, version } = request;
  await server.call(rejectRequest, { id, version, reason: 'Falta un dato' }, 'admin');
  const ended = await mailTo(asker.email ?? '');
  expect(ended).toContain(`https://anden.example/requests?solicitud=${id}`);
  expect(ended).toContain('Falta un dato');
});

test('a mail says what is asked, never the account number', async () => {
  smtp.forget();
  const request = await tools.ask('empleado');
  const mail = await mailTo((await tools.personOf('admin')).email ?? '');
  expect(mail).toContain('Cambiar la cuenta donde cobra');
  const asked = (await tools.read(request.id, 'admin')).facts.find(
    ({ label }) => label === 'CBU o CVU',
  );
  const shown = asked?.value.split('→ ')[1] ?? '';
  const cbu = shown.replaceAll(' ', '');
  expect(cbu).toMatch(/^\d{22}$/);
  expect(mail).not.toContain(cbu);
  expect(mail).not.toContain(shown);
});
