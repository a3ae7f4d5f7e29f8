import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import type { Role } from '../data/access';
import { keeper, reader, samplePermissions, sampleRoles } from '../sample';
import * as page from './MatrixPage';

const permissions = answers('get', '/api/permissions', listOf(...samplePermissions));
const roles = answers('get', '/api/roles', listOf(...sampleRoles));
const states = statesOf({
  get: '/api/roles',
  filled: listOf(...sampleRoles),
  empty: listOf(),
  permission: 'view:rbac',
  beside: [permissions],
});

const meta = {
  component: StoryApp,
  args: { at: paths.rbac(), routes: [pageRoute(paths.rbac.pattern, page)], person: keeper },
  parameters: { layout: 'fullscreen', msw: [roles, permissions] },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (name: RegExp) => screen.findByRole('checkbox', { name });

/** What a permission is of little use without is told where a role lacks it. */
export const Filled: Story = {
  ...states.filled,
  play: async ({ canvas }) => {
    await cell(/Criar projetos, Atendimento e pós-venda, Adianta pouco sem Ver projetos/);
    await expect(canvas.getByRole('grid', { name: 'Permissões de cada papel' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Controle de acesso' })).toBeVisible();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...states.forbidden,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:rbac/)).toBeVisible();
  },
};

/** Roles and permissions are looked for apart; where nothing is left it is said of which. */
export const NothingMatches: Story = {
  args: { at: `${paths.rbac()}?permission=lua` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nenhuma permissão tem esse nome.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar a busca' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar papel' }), 'pos-venda');
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2));
  },
};

/** Whoever only sees changes nothing. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas, userEvent }) => {
    const one = await cell(/Ver projetos, Equipe/);
    await userEvent.click(one);
    await expect(one).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Criar papel' })).toBeNull();
  },
};

const sent: string[] = [];

/** A server far away that takes changes, and refuses one of them. */
function keeping() {
  let kept: Role[] = sampleRoles;
  const set = (isGiven: boolean) =>
    http[isGiven ? 'post' : 'delete']('/api/roles/:role/permissions/:permission', async ({ params }) => {
      sent.push(`${isGiven ? '+' : '-'}${params.permission}`);
      await delay(400);
      const permission = samplePermissions.find(({ id }) => id === params.permission);
      if (!permission) return new HttpResponse(null, { status: 404 });
      const message = 'Você só pode dar ou tirar permissões que também tem: falta view:finance.';
      if (permission.code === 'view:finance')
        return HttpResponse.json({ error: message, message, code: 'FORBIDDEN' }, { status: 403 });
      kept = kept.map((role) =>
        role.id === params.role
          ? {
              ...role,
              permissions: isGiven
                ? [...role.permissions, permission.code]
                : role.permissions.filter((code) => code !== permission.code),
            }
          : role,
      );
      return HttpResponse.json(kept.find(({ id }) => id === params.role));
    });
  return [permissions, http.get('/api/roles', () => HttpResponse.json(listOf(...kept))), set(true), set(false)];
}

/** Changes wait in words and are sent once, however fast the hand; what is refused stays in the tray, what was done can be taken back. */
export const ChangesInATray: Story = {
  parameters: { msw: keeping() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(/Ver unidades, Equipe/));
    await userEvent.click(await cell(/Ver finanças, Equipe/));
    await userEvent.click(await cell(/Criar projetos, Equipe/));
    const tray = within(await canvas.findByRole('region', { name: 'Mudanças por enviar' }));
    await expect(tray.getByText('3 mudanças por enviar')).toBeVisible();
    await expect(tray.getByText('Vale para 12 pessoas, na hora.')).toBeVisible();
    await userEvent.click(tray.getByRole('button', { name: 'Ver uma por uma' }));
    await expect(tray.getByText('Equipe perde Criar projetos')).toBeVisible();
    // Turned and turned back is no change.
    await userEvent.dblClick(await cell(/Ver unidades, Leitura/));
    sent.length = 0;
    await userEvent.dblClick(tray.getByRole('button', { name: 'Enviar mudanças' }));
    await expect(await screen.findByText(/falta view:finance/)).toBeVisible();
    await expect(new Set(sent).size).toBe(sent.length);
    await expect(sent).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(await tray.findByText('1 mudança por enviar')).toBeVisible();
    await expect(await cell(/Ver unidades, Equipe/)).toBeChecked();
    sent.length = 0;
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Desfazer' }));
    const taken = () => expect(screen.getByRole('checkbox', { name: /Ver unidades, Equipe/ })).not.toBeChecked();
    await waitFor(taken, { timeout: 5_000 });
    await expect(sent).toHaveLength(2);
    await userEvent.click(tray.getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Mudanças por enviar' })).toBeNull());
  },
};

/** What waits outlives a reload. */
export const KeptInThisTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(/Ver unidades, Equipe/));
    await canvas.findByText('1 mudança por enviar');
    await expect(sessionStorage.getItem('draft:permission-matrix')).toContain('true');
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(sessionStorage.getItem('draft:permission-matrix')).toBeNull();
  },
};

/** A copy begins with what is copied. */
export const Copy: Story = {
  parameters: {
    msw: [
      permissions,
      roles,
      http.post('/api/roles', async ({ request }) =>
        HttpResponse.json({ ...sampleRoles[1], ...((await request.json()) as object) }, { status: 201 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Equipe/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copiar para um papel novo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar Equipe' }));
    await expect(dialog.getByText(/Começa com 25 permissões/)).toBeVisible();
    await expect(dialog.getByLabelText(/Código/)).toHaveValue('member-2');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Papel criado')).toBeVisible();
  },
};

/** A role that somebody has is not deleted: the page leads to them. */
export const DeleteUsed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Atendimento/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir Atendimento e pós-venda?' }));
    await expect(dialog.getByText('Usado por 3 pessoas. Tire o papel delas antes de excluir.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Ver quem tem' })).toBeVisible();
  },
};

/** Two roles side by side. */
export const Compare: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Financeiro/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Comparar com outro' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comparar papéis' }));
    await expect(dialog.getByText(/Só em Financeiro/)).toBeVisible();
    await expect(dialog.getByText(/Nos dois/)).toBeVisible();
  },
};

/** Where there is no room for all roles, one at a time. */
export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };
