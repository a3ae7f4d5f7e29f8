import { expect, test } from './kit';
import { colleague, projectOf } from './people';

test('what was typed in a step outlives a reload, says of when it is, and can be let go and taken back', async ({
  page,
  server,
  enter,
}) => {
  const noa = await colleague(server, 'Noa Pires');
  const project = await projectOf(noa, 'Painel elétrico', { Medir: [] });
  await enter(noa, `/projects/${project.id}?step=${project.steps[0]?.id}`);
  const description = page.getByRole('textbox', { name: 'Descrição' });
  const edit = () => page.getByTitle('Editar descrição').click();
  await edit();
  const long = 'Medir cada borne. '.repeat(60).trim();
  await description.fill(long);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Rascunho de \d\d:\d\d/)).toBeVisible();
  await expect(description).toHaveValue(long);
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expect(page.getByRole('button', { name: 'Escreva uma descrição…' })).toBeVisible();

  await edit();
  await description.fill(long);
  await description.press('Escape');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(description).toHaveValue(long);
  // Whoever presses elsewhere keeps it; what the server does not take stands open again.
  await page.route('**/api/projects/*/steps/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await description.focus();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('alert').getByText(/Não foi possível salvar/)).toBeVisible();
  await expect(description).toHaveValue(long);
  await page.unroute('**/api/projects/*/steps/*');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await description.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Medir cada borne/ })).toBeFocused();
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: /^Medir cada borne/ })).toBeVisible();
});

test('a draft of a strange shape breaks nothing', async ({ page, server, enter }) => {
  const noa = await colleague(server, 'Noa Rezende');
  const project = await projectOf(noa, 'Painel pneumático', { Medir: [] });
  const step = project.steps[0]?.id;
  await enter(noa, '/icon.svg');
  await page.evaluate(
    ([id, at]) => {
      sessionStorage.setItem(`draft:step-${id}-name`, JSON.stringify({ values: { name: { a: 1 } }, seen: 'x' }));
      sessionStorage.setItem(`draft:step-${id}-description`, JSON.stringify({ values: { description: 7 }, seen: [] }));
      sessionStorage.setItem(`draft:new-step-${at}`, '{"text":{},"names":[{"name":1}]}');
      sessionStorage.setItem(`draft:new-sub-step-${id}`, '[[[');
    },
    [step, project.id],
  );
  await page.goto(`/projects/${project.id}?step=${step}`);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await expect(name).toHaveValue('Medir');
  await name.fill('Medir tudo');
  await name.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Medir tudo' })).toBeVisible();
});
