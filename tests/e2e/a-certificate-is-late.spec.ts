import { callServer, openSession } from './support/callServer';
import { photographed } from './support/photographed';
import { phoneOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { shownDay, today } from './support/storyDays';
import { storyNow } from './support/storyNow';

const DAY = 86_400_000;

const tenDaysLater = new Date(storyNow().getTime() + 10 * DAY).toISOString();

test('a certificate that nobody brought in time says so from the next day on, and is still received', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000);
  const session = await openSession(demo.url, 'empleado');
  const { rows } = await callServer<{ rows: { id: number; code: string }[] }>(
    demo.url,
    'tipoNovedad.listar',
    {},
    session,
  );
  const typeId = rows.find(({ code }) => code === 'ENF')?.id;
  const illness = { typeId, fromDay: today, toDay: today, note: 'Gripe' };
  const told = await callServer<{ id: number; certificateDue: string }>(
    demo.url,
    'novedad.avisar',
    illness,
    session,
  );
  const due = shownDay(told.certificateDue);
  const own = `/news/${told.id}`;
  const { phone, context } = await phoneOf(browser, demo.url);
  await signInAs(phone, 'empleado', own);
  await expect(phone.getByText('Certificado: falta')).toBeVisible();
  await expect(phone.getByText(`hasta el ${due}`)).toBeVisible();
  await context.close();

  await demo.startAgain({ ANDEN_NOW: tenDaysLater });
  const later = await phoneOf(browser, demo.url);
  await signInAs(later.phone, 'empleado', '/news/mine');
  await expect(later.phone.getByText('Certificado: plazo vencido').first()).toBeVisible();
  await later.phone.goto(own);
  await expect(later.phone.getByText('Certificado: plazo vencido')).toBeVisible();
  await expect(later.phone.getByText(`el ${due}`)).toBeVisible();
  await expect(later.phone.getByText(`hasta el ${due}`)).toHaveCount(0);
  await later.phone.getByRole('button', { name: 'Agregar certificado' }).click();
  const dialog = later.phone.getByRole('dialog');
  const paper = await photographed(later.phone, 'certificado.jpg', {
    width: 300,
    height: 400,
    onSide: false,
  });
  await dialog.locator('input[type="file"]').first().setInputFiles(paper);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(later.phone.getByText('Certificado guardado')).toBeVisible();
  await expect(later.phone.getByText('certificado.jpg')).toBeVisible();
  await expect(later.phone.getByText('Certificado: plazo vencido')).toHaveCount(0);
  await later.context.close();
});
