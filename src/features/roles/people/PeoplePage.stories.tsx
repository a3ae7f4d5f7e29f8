import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { registerPagePermission } from '../../kernel/page-permissions';
import { answers, StoryApp } from '../../kit/testing/StoryApp';
import { listOf, pageRoute, statesOf } from '../../kit/testing/states';
import { paths } from '../../paths';
import { keeper, reader, samplePeople, samplePermissions, sampleRoles } from '../sample';
import * as page from './PeoplePage';

const beside = [
  answers('get', '/api/roles', listOf(...sampleRoles)),
  answers('get', '/api/permissions', listOf(...samplePermissions)),
];
const states = statesOf({
  get: '/api/access/people',
  filled: listOf(...samplePeople),
  empty: listOf(),
  permission: 'view:rbac',
  beside,
});

const meta = {
  component: StoryApp,
  args: { at: paths.rbacPeople(), routes: [pageRoute(paths.rbacPeople.pattern, page)], person: keeper },
  parameters: { layout: 'fullscreen', ...states.filled.parameters },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

/** Each with their roles; whoever has none is told of too. */
export const Filled: Story = {
  play: async () => {
    await expect(await rowOf(/Camila Duarte/)).toHaveTextContent('EquipeFinanceiro');
    await expect(await rowOf(/Davi Rocha/)).toHaveTextContent('Nenhum papel');
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ninguém por aqui ainda' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...states.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
  },
};

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Algo não saiu como devia' })).toBeVisible();
  },
};

/** The page says which permission is missing, and who can give it. */
export const Forbidden: Story = {
  parameters: {
    msw: [
      ...states.forbidden.parameters.msw,
      answers('get', '/api/access/givers', { data: [{ id: keeper.id, name: 'Helena Prado' }] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/view:rbac/)).toBeVisible();
    await expect(await canvas.findByText(/Quem pode dar: Helena Prado\./)).toBeVisible();
  },
};

/** Whoever only sees selects nobody, and may ask why. */
export const ReadOnly: Story = {
  args: { person: reader },
  play: async ({ canvas }) => {
    await rowOf(/Camila Duarte/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Por quê? O que Camila Duarte pode' })).toBeVisible();
  },
};

const [camila] = samplePeople;
const why = (answer: object) =>
  http.get('/api/access/people/:id/why', ({ request }) =>
    HttpResponse.json({
      person: { id: camila?.id, name: camila?.name },
      permission: new URL(request.url).searchParams.get('permission'),
      given_by: [],
      would_give: [],
      missing: [],
      memberships: [],
      memberships_count: 0,
      can_give: [],
      ...answer,
    }),
  );

async function askWhy(text: string) {
  await user.click(await screen.findByRole('button', { name: 'Por quê? O que Camila Duarte pode' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Por quê? O que Camila Duarte pode' }));
  await user.type(dialog.getByRole('combobox'), text);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }));
  return dialog;
}

/** Which roles give it, and where the person belongs. */
export const WhyAllowed: Story = {
  parameters: {
    msw: [
      why({
        is_allowed: true,
        given_by: camila?.roles.slice(0, 1),
        memberships: [{ kind: 'unit', id: keeper.id, name: 'Matriz São Paulo', role: 'member' }],
        memberships_count: 1,
      }),
      ...states.filled.parameters.msw,
    ],
  },
  play: async () => {
    const dialog = await askWhy('Ver projetos');
    await expect(await dialog.findByText('Camila Duarte pode: Ver projetos')).toBeVisible();
    await expect(dialog.getByText('Equipe')).toBeVisible();
    await expect(dialog.getByText('Unidade Matriz São Paulo: faz parte')).toBeVisible();
  },
};

/** What is missing, which roles would give it, and who can. */
export const WhyNot: Story = {
  parameters: {
    msw: [
      why({
        is_allowed: false,
        would_give: [sampleRoles[0]].map((role) => ({ id: role?.id, code: role?.code, name: role?.name })),
        missing: ['view:projects'],
        can_give: [{ id: keeper.id, name: 'Helena Prado' }],
      }),
      ...states.filled.parameters.msw,
    ],
  },
  play: async () => {
    const dialog = await askWhy('Administrar todos os projetos');
    await expect(await dialog.findByText(/Camila Duarte não pode/)).toBeVisible();
    await expect(dialog.getByText('Assim adianta pouco: falta também Ver projetos.')).toBeVisible();
    await expect(dialog.getByText('Quem pode dar: Helena Prado.')).toBeVisible();
  },
};

/** A page is asked about by its address: which permission it asks for, and whether they have it. */
export const WhyPage: Story = {
  parameters: {
    msw: [why({ is_allowed: true, given_by: camila?.roles.slice(0, 1) }), ...states.filled.parameters.msw],
  },
  beforeEach: () => registerPagePermission('/projects/create', 'create:projects'),
  play: async () => {
    const dialog = await askWhy('A página /projects/create');
    await expect(await dialog.findByText(/A página \/projects\/create pede esta permissão/)).toBeVisible();
    await expect(await dialog.findByText(/Camila Duarte pode:/)).toBeVisible();
  },
};

/** A role for many at once: it is said for how many it makes a difference. */
export const GiveToMany: Story = {
  play: async ({ canvas }) => {
    await user.click(within(await rowOf(/Camila Duarte/)).getByRole('checkbox'));
    await user.click(within(await rowOf(/Davi Rocha/)).getByRole('checkbox'));
    const bar = within(await canvas.findByRole('region', { name: '2 pessoas selecionadas' }));
    await user.click(bar.getByRole('button', { name: 'Dar papel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dar um papel a 2 pessoas' }));
    await user.click(dialog.getByRole('button', { name: /Papel/ }));
    await user.click(await screen.findByRole('option', { name: 'Financeiro' }));
    await expect(await dialog.findByText(/Muda para 1 pessoa de 2/)).toBeVisible();
  },
};

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };
