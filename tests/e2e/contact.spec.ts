import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, messageTo } from './people';

test('a visitor writes by the page of a service, and an administrator makes a client and a project of it', async ({
  page,
  server,
  another,
}) => {
  await page.goto('/services/automation');
  const form = page.locator('[data-contact]');
  await form.getByLabel('Seu nome').fill('Marina Teles');
  await form.getByLabel('E-mail', { exact: true }).fill('marina@moinho.example');
  await form.getByLabel('Empresa').fill('Moinho Vale Claro');
  await form.getByLabel('Telefone').fill('(11) 98765-4321');
  await form.getByLabel('Sua mensagem').fill('A paletização para duas vezes por turno.\nQueremos saber por quê.');
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  // A form that is sent at once is a program's.
  await page.waitForTimeout(3_200);
  await form.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(form.getByRole('status')).toContainText('Mandamos uma confirmação');
  const mail = await messageTo(server, 'marina@moinho.example');
  expect(mail).toContain('Sua mensagem chegou à Trama');
  expect(mail).not.toContain('Marina');

  const admin = await administrator(server);
  const desk = await another(admin, '/admin/leads');
  const row = desk.getByRole('row', { name: /Marina Teles/ });
  await expect(row).toContainText('Automação industrial');
  await expectAccessible(desk);
  await row.getByRole('link', { name: /Marina Teles/ }).click();
  await expect(desk.getByText(/Queremos saber por quê\./)).toBeVisible();
  await desk.getByRole('textbox', { name: 'Nova anotação' }).fill('Liguei: querem uma visita.');
  await desk.getByRole('button', { name: 'Anotar' }).click();
  await expect(desk.getByText('Liguei: querem uma visita.')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Passar para Em contato' }).click();
  await desk.getByRole('button', { name: 'Qualificar' }).click();
  await desk.getByRole('button', { name: 'Ganhar' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Ganhar o contato' });
  await expect(dialog.getByRole('textbox', { name: 'Nome do cliente' })).toHaveValue('Moinho Vale Claro');
  await dialog.getByText('Começar um projeto para este cliente').click();
  await dialog.getByRole('textbox', { name: /Nome do projeto/ }).fill('Paletização do moinho');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Ganhar' }).click();
  await expect(desk.getByRole('link', { name: 'Moinho Vale Claro' })).toBeVisible();
  await desk.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('link', { name: 'Paletização do moinho' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /Paletização do moinho/ })).toBeVisible();
  const { data } = await admin.ask('GET', '/api/finance/clients?search=vale+claro');
  expect(data).toMatchObject([{ person_type: 'company', contact_name: 'Marina Teles', phone: '+5511987654321' }]);
});

test('without JavaScript the form is sent by the browser, and the page after it says that it arrived', async ({
  server,
  another,
}) => {
  const page = await another(undefined, '/en/services/automation', { javaScriptEnabled: false });
  await page.getByLabel('Your name').fill('Grace Fielding');
  await page.getByLabel('Email', { exact: true }).fill('grace@northfield.example');
  await page.getByLabel('Your message').fill('We need help with a palletizer.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(`${server.url}/en/contact/sent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message received');
  const admin = await administrator(server);
  const { data } = await admin.ask('GET', '/api/leads?search=grace@northfield');
  const [lead] = data.filter(({ is_sample }: { is_sample: boolean }) => !is_sample);
  expect(lead).toMatchObject({ status: 'new', language: 'en', service: 'automation', marketing: false });
});
