import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './kit';
import { colleague, join, projectOf } from './people';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkSHr6HwAENAKBWFiIpgAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const attach = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const attached = (page: Page) => page.getByRole('list', { name: 'Anexos' });

test('files are attached to a step, seen by others at once, read back whole and deleted', async ({
  page,
  server,
  enter,
  another,
}) => {
  const [davi, lia] = [await colleague(server, 'Davi Anexa'), await colleague(server, 'Lia Anexa')];
  const project = await projectOf(davi, 'Com anexos', { 'Fazer o painel': [] });
  await join(davi, project, lia, 'viewer');
  const [step] = project.steps;
  const address = `/projects/${project.id}?step=${step?.id}`;
  await enter(davi, address);
  const hers = await another(lia, address);
  await expect(hers.getByText('Nenhum anexo ainda.')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Escolher arquivos' })).toHaveCount(0);

  const drawing = randomBytes(3_000_000);
  await attach(page, file('desenho do painel.bin', drawing), file('foto.png', png));
  await expect(attached(page).getByRole('listitem')).toHaveCount(2);
  await expect(attached(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(attached(hers).getByRole('listitem')).toHaveCount(2);

  const [download] = await Promise.all([
    hers.waitForEvent('download'),
    hers.getByRole('button', { name: 'Baixar desenho do painel.bin' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('desenho do painel.bin');
  expect((await readFile(await download.path())).equals(drawing)).toBe(true);

  await page.getByRole('button', { name: 'Excluir foto.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(attached(hers).getByRole('listitem')).toHaveCount(1);

  await page.goto(`/projects/${project.id}/overview`);
  await expect(page.getByText('Davi Anexa excluiu o anexo “foto.png”')).toBeVisible();
});

test('a file that breaks off leaves nothing, says so, and is sent again', async ({ page, server, enter }) => {
  const nara = await colleague(server, 'Nara Anexa');
  const project = await projectOf(nara, 'Sem rede');
  await enter(nara, `/projects/${project.id}/overview`);
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
  const upload = /\/attachments\?name=/;
  await page.route(upload, (route) => route.abort());
  await attach(page, file('laudo.pdf', Buffer.from('%PDF-1.7')));
  const under_way = page.getByRole('list', { name: 'Arquivos em envio' });
  await expect(under_way.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  const { data } = await nara.ask('GET', `/api/projects/${project.id}/attachments`);
  expect(data).toEqual([]);
  await page.unroute(upload);
  await under_way.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(attached(page).getByText('laudo.pdf')).toBeVisible();
  await expect(under_way).toHaveCount(0);
});
