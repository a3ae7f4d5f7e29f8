import { startGoogleCalendar } from '../../server/testing/google-calendar';
import { expect, test } from './kit';
import { serve } from './serve';

const account = 'helena@gmail.example';

/** An event from a number of hours on. */
function inHours(hours: number) {
  const hour = 3_600_000;
  const at = (more: number) => ({
    dateTime: new Date((Math.floor(Date.now() / hour) + hours + more) * hour).toISOString(),
    timeZone: 'America/Sao_Paulo',
  });
  return { start: at(0), end: at(1) };
}

test('a calendar is connected, kept in step, breaks and is mended', async ({ page }) => {
  const google = await startGoogleCalendar();
  google.world.account(account);
  google.world.write(account, { ...inHours(30), summary: 'Visita à fábrica' });
  const server = await serve(google.environment);
  try {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('E-mail').fill('admin@trama.example');
    await page.getByRole('textbox', { name: 'Senha' }).fill('trama-demonstracao');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/);
    await page.goto(`${server.url}/meetings/sync`);
    await page.getByRole('button', { name: 'Conectar o Google Agenda' }).click();
    await page.getByRole('button', { name: 'Sincronizar estas agendas' }).click();
    await expect(page.getByText('Em dia')).toBeVisible();
    await expect(page.getByText('1 evento', { exact: true })).toBeVisible();
    google.world.revoke();
    await page.getByRole('button', { name: 'Sincronizar agora' }).click();
    await expect(page.getByText('Precisa reconectar')).toBeVisible();
    await expect(page.getByText(/O Google não aceita mais esta conexão/)).toBeVisible();
    await page.getByRole('button', { name: 'Conectar de novo' }).click();
    await expect(page.getByText('Em dia')).toBeVisible();
    await page.goto(`${server.url}/meetings?search=Visita`);
    await expect(page.getByRole('link', { name: 'Visita à fábrica' })).toHaveCount(1);
  } finally {
    await server.stop();
    google.stop();
  }
});
