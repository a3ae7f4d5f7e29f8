import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { resetPersonState } from '../kernel/reset-on-sign-out';
import { answers, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, pageRoute } from '../kit/testing/states';
import { paths } from '../paths';
import * as create from './CreateUserPage';
import * as edit from './EditUserPage';
import { manager, reader, sampleUsers } from './sample';

const [, tiago] = sampleUsers;
const beside = [
  answers('get', '/api/users/:id', tiago),
  answers('get', '/api/units', listOf(...manager.units)),
  answers('get', '/api/roles', listOf()),
];

const meta = {
  component: StoryApp,
  args: {
    at: paths.createUser(),
    routes: [
      pageRoute(paths.createUser.pattern, create),
      pageRoute(paths.editUser.pattern, edit),
      { path: paths.user.pattern, element: <h1>A pessoa</h1> },
    ],
    person: manager,
  },
  parameters: { layout: 'fullscreen', msw: beside },
  beforeEach: () => {
    resetPersonState();
    sessionStorage.clear();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const write = async (name: RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

export const Create: Story = {};

/** Many at once: what was pasted is told line by line, and what the server refused can be tried again. */
export const Pasted: Story = {
  parameters: {
    msw: [
      answers('get', '/api/users', listOf(...sampleUsers)),
      http.post('/api/users', async ({ request }) => {
        const { name, email } = (await request.json()) as { name: string; email: string };
        const message = 'Não foi possível agora.';
        if (name === 'Rui Prado')
          return HttpResponse.json({ error: message, message, code: 'INTERNAL' }, { status: 500 });
        return HttpResponse.json({ ...tiago, name, email }, { status: 201 });
      }),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Colar uma lista' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Criar várias contas' }));
    await user.click(await dialog.findByRole('textbox', { name: /^Pessoas, uma por linha/ }));
    await user.paste(`Ana Souza; ana@x.example\nrui.prado@x.example\nsem endereço\n${tiago.email}`);
    await expect(await dialog.findByText('2 contas para criar')).toBeVisible();
    await expect(dialog.getByText('Linha 3: falta um endereço de e-mail válido.')).toBeVisible();
    await expect(await dialog.findByText('Linha 4: essa pessoa já tem conta.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Criar 2 contas' }));
    await expect(await screen.findByText('1 criada, 1 falhou')).toBeVisible();
    await expect(screen.getByText('Rui Prado · rui.prado@x.example')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tentar de novo as que falharam' })).toBeVisible();
  },
};

/** What is typed is sent as the contract wants it, with the units chosen. */
export const Created: Story = {
  parameters: {
    msw: [
      http.post('/api/users', async ({ request }) => {
        await expect(await request.json()).toEqual({
          name: 'Joana Lima',
          email: 'joana@trama.example',
          job_title: '',
          tax_id: '52998224725',
          unit_ids: [manager.units[1]?.id],
          role_ids: [],
        });
        return HttpResponse.json(tiago, { status: 201 });
      }),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Nome/, 'Joana Lima');
    await write(/^E-mail/, 'joana@trama.example');
    await write(/^CPF/, '52998224725');
    await user.click(await canvas.findByRole('combobox', { name: /Unidades/ }));
    await user.type(canvas.getByRole('combobox', { name: /Unidades/ }), 'camp');
    await user.click(await screen.findByRole('option', { name: 'Filial Campinas' }));
    await user.keyboard('{Escape}');
    await user.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('heading', { name: 'A pessoa' })).toBeVisible();
  },
};

/** What is wrong is told in its own words, all of it above; it takes the focus. */
export const Faults: Story = {
  play: async ({ canvas }) => {
    await write(/^E-mail/, 'sem arroba');
    await write(/^CPF/, '52998224724');
    await user.click(canvas.getByRole('button', { name: 'Criar conta' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    for (const text of ['Preencha o campo “Nome”.', 'Confira o e-mail.', /Confira o CPF/])
      await expect(canvas.getByRole('button', { name: text })).toBeVisible();
  },
};

/** An address that somebody has is told at its field. */
export const EmailTaken: Story = {
  args: { at: paths.editUser({ userId: tiago.id }) },
  parameters: {
    msw: [refuses('patch', '/api/users/:id', 409, 'EMAIL_TAKEN', 'Já existe uma conta com este e-mail.'), ...beside],
  },
  play: async ({ canvas }) => {
    await write(/^E-mail/, 'admin@trama.example');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription(/Já existe uma conta/),
    );
  },
};

/** Another address waits until they confirm it, which is said once it is saved. */
export const EmailAsked: Story = {
  args: { at: paths.editUser({ userId: tiago.id }) },
  parameters: {
    msw: [
      answers('patch', '/api/users/:id', {
        ...tiago,
        pending_email: {
          email: 'tiago@empresa.example',
          requested_at: '2026-11-21T12:30:00.000Z',
          expires_at: '2026-11-22T12:30:00.000Z',
          requested_by: 'administrator',
        },
      }),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await write(/^E-mail/, 'Tiago@empresa.example');
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Link enviado ao e-mail novo')).toBeVisible();
  },
};

/** The address of a person with more access is read-only, and its field says why. */
export const MoreAccess: Story = {
  args: { at: paths.editUser({ userId: tiago.id }) },
  parameters: { msw: [answers('get', '/api/users/:id', { ...tiago, has_more_access: true }), ...beside] },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^E-mail/ });
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription(/pode mais do que você/);
  },
};

/** Whoever may not see a CPF neither sees its field nor sends it. */
export const WithoutTaxId: Story = {
  args: { at: paths.editUser({ userId: tiago.id }), person: reader },
  parameters: {
    msw: [
      http.patch('/api/users/:id', async ({ request }) => {
        await expect(await request.json()).not.toHaveProperty('tax_id');
        return HttpResponse.json(tiago);
      }),
      answers('get', '/api/users/:id', { ...tiago, tax_id: '***.982.247-**' }),
      ...beside,
    ],
  },
  play: async ({ canvas }) => {
    await write(/^Cargo/, 'Técnico sênior');
    await expect(canvas.queryByRole('textbox', { name: /^CPF/ })).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByRole('heading', { name: 'A pessoa' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
