import { expect, expectAccessible, test } from './kit';
import { administrator, demonstration } from './people';

test('a meeting is planned, answered, held and written down, and a private one is only taken time', async ({
  page,
  server,
  enter,
  another,
}) => {
  const admin = await administrator(server);
  const member = await demonstration(server, 'member');
  await enter(admin, '/meetings/create');
  await page.getByRole('textbox', { name: /^Título/ }).fill('Partida da caldeira nova');
  await page.getByRole('textbox', { name: /^Local/ }).fill('Sala da caldeira');
  const people = page.getByRole('combobox', { name: /^Participantes/ });
  // What is told of the time comes while one types, and moves what is below: an open list closes then.
  await expect(async () => {
    await people.fill('');
    await people.fill('Tiago');
    await page.getByRole('option', { name: /Tiago Albuquerque/ }).click({ timeout: 2_000 });
  }).toPass();
  await people.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar reunião' }).click();
  const row = page.getByRole('row', { name: /Partida da caldeira nova/ });
  await expect(row).toContainText('Agendada');

  const other = await another(member, '/meetings?search=caldeira');
  await other.getByRole('row', { name: /Partida da caldeira nova/ }).click();
  await expect(other.getByRole('heading', { name: 'Partida da caldeira nova' })).toBeVisible();
  await other.getByRole('radio', { name: 'Vou', exact: true }).click();
  await expect(other.getByText('Resposta registrada')).toBeVisible();
  await expectAccessible(other);

  await row.click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('button', { name: 'Começar' })).toBeVisible();
  await expect(other.getByText('Confirmada')).toBeVisible();
  await page.getByRole('link', { name: 'Ata e encaminhamentos' }).click();
  await other.getByRole('link', { name: 'Ata e encaminhamentos' }).click();
  await page.getByRole('button', { name: 'Escreva sobre “Partida da caldeira nova”…' }).click();
  const note = page.getByRole('textbox', { name: 'Anotações de Partida da caldeira nova' });
  await note.fill('Partida às dez, sem vazamento.');
  await expect(other.getByText(`${admin.name} está escrevendo…`)).toBeVisible();
  await note.press('Control+Enter');
  await expect(other.getByText('Partida às dez, sem vazamento.')).toBeVisible();
  await expect(other.getByText(/está escrevendo/)).toHaveCount(0);
  await expectAccessible(page);

  const tomorrow = (hour: number) => new Date(Math.floor(Date.now() / 86_400_000 + 1) * 86_400_000 + hour * 3_600_000);
  const times = { start_at: tomorrow(15), end_at: tomorrow(16), time_zone: 'America/Sao_Paulo' };
  const hidden = await member.ask('POST', '/api/meetings', { title: 'Assunto só meu', is_private: true, ...times });
  await page.goto(`/meetings/${hidden.id}`);
  await expect(page.getByRole('heading', { name: 'Ocupado' })).toBeVisible();
  await expect(page.getByText('Assunto só meu')).toHaveCount(0);
});
