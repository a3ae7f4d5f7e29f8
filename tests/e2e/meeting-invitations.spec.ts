import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';
import { administrator, colleague, newcomer, type Person } from './people';
import type { Server } from './serve';

/** Somebody new who is a member of another unit than colleagues are. */
async function stranger(server: Server, name: string): Promise<Person> {
  const admin = await administrator(server);
  const { units } = await admin.ask('GET', '/api/auth/me');
  const unit_id = units.find((unit: { name: string }) => unit.name !== 'Filial Recife').id;
  const person = await newcomer(server, name);
  const { token } = await admin.ask('POST', '/api/invitations/unit', { unit_id, email: person.email, role: 'member' });
  await person.ask('PUT', `/api/invitations/accept/${token}`);
  return person;
}

test('an invitation from a person who shares no unit and no project waits for consent', async ({
  page,
  server,
  enter,
  another,
}) => {
  const organizer = await colleague(server, 'Olga Prates');
  const invited = await stranger(server, 'Vicente Rocha');
  const at = (day: number) => {
    const start = new Date(Date.now() + day * 86_400_000);
    return { start_at: start, end_at: new Date(start.getTime() + 3_600_000), time_zone: 'America/Sao_Paulo' };
  };
  const plan = (title: string, day: number) =>
    organizer.ask('POST', '/api/meetings', { title, ...at(day), attendees: [{ user_id: invited.id }] });
  const kept = await plan('Visita à obra', 2);
  await plan('Apresentação de produto', 3);

  await enter(invited, '/home');
  await page.getByRole('link', { name: 'Ver os convites' }).click();
  await expect(page.getByRole('heading', { name: 'Visita à obra' })).toBeVisible();
  await expect(page.getByText(/Convite de Olga Prates/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await another(organizer, `/meetings/${kept.id}`);
  await expect(other.getByText('Esperando o sim da pessoa')).toBeVisible();

  await page.goto('/meetings?show=table');
  await expect(page.getByText('Visita à obra')).toHaveCount(0);
  await page.goto('/invitations');
  await page.getByRole('button', { name: 'Aceitar reunião' }).first().click();
  await expect(page.getByText('A reunião está na sua agenda')).toBeVisible();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhum convite pendente' })).toBeVisible();

  await page.goto('/meetings?show=table');
  await expect(page.getByRole('row', { name: /Visita à obra/ })).toBeVisible();
  await expect(page.getByText('Apresentação de produto')).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('Esperando o sim da pessoa')).toHaveCount(0);
});
