import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { credentialsRules } from '#openapi/rules/credentials';
import { newProjectRules } from '#openapi/rules/new-project';
import { passwordChangeRules } from '#openapi/rules/password-change';
import { Button, PasswordField, TextArea, TextField } from '#ui';
import { Problem } from '../../kernel/problem';
import { StoryApp } from '../testing/StoryApp';
import { people } from '../testing/story-people';
import { FormModal } from './FormModal';
import { FormPage } from './FormPage';
import type { SavedValues } from './stored-draft';
import { useEntityForm } from './use-entity-form';

interface Supplier {
  name: string;
  email: string;
  password: string;
  note: string;
}

const rules = {
  name: newProjectRules.name,
  email: credentialsRules.email,
  password: passwordChangeRules.password,
  note: newProjectRules.description,
};
const valid: Supplier = { name: 'Polia', email: 'polia@x.example', password: 'tear-de-algodao', note: '' };
const saved: SavedValues<Supplier> = { values: valid, version: 1 };

const send = fn<(values: Supplier, version: number | undefined) => Promise<unknown>>();
const readAgain = fn<() => Promise<SavedValues<Supplier> | undefined>>();
const onSent = fn<() => void | Promise<void>>();

function useSupplier(of: SavedValues<Supplier>) {
  return useEntityForm<Supplier>({
    of,
    draft: 'supplier',
    rules,
    fields: {
      name: { label: 'Nome' },
      email: { label: 'E-mail', says: { malformed: () => 'Confira o e-mail.' } },
      password: { label: 'Senha' },
      note: { label: 'Observação' },
    },
    send,
    readAgain,
    onSent,
  });
}

const Fields = ({ form }: { form: ReturnType<typeof useSupplier> }) => (
  <>
    <TextField {...form.field('name')} />
    <TextField {...form.field('email')} />
    <PasswordField {...form.field('password')} />
    <TextArea {...form.field('note')} />
  </>
);

function AsPage({ of }: { of: SavedValues<Supplier> }) {
  const form = useSupplier(of);
  return (
    <FormPage title="Fornecedor" form={form} submit="Salvar fornecedor" cancelTo="/elsewhere" conflict="Duas versões">
      <Fields form={form} />
      <p>
        Ou abra a <RouterLink to="/elsewhere">Outra página</RouterLink>.
      </p>
    </FormPage>
  );
}

function AsModal() {
  const [isOpen, setOpen] = useState(true);
  const form = useSupplier(saved);
  if (!isOpen) return <p>Fechado</p>;
  return (
    <FormModal title="Editar fornecedor" form={form} onClose={() => setOpen(false)}>
      <Fields form={form} />
    </FormModal>
  );
}

/** Simulates a reload: remounts everything and keeps the tab's storage. */
function Reloadable({ of }: { of: SavedValues<Supplier> }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <AsPage key={times} of={of} />
      <Button onPress={() => setTimes(times + 1)}>Recarregar</Button>
    </>
  );
}

const blank = { values: { name: '', email: '', password: '', note: '' } };
const at = (element: React.ReactNode) => [
  { path: '/supplier', element },
  { path: '/elsewhere', element: <h1>Outro lugar</h1> },
];

const meta = {
  component: StoryApp,
  args: { at: '/supplier', routes: at(<Reloadable of={blank} />), person: people.admin },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    send.mockReset().mockResolvedValue({});
    readAgain.mockReset().mockResolvedValue(undefined);
    onSent.mockReset();
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
const submit = (canvas: Canvas) => user.click(canvas.getByRole('button', { name: 'Salvar fornecedor' }));
const editing = { routes: at(<Reloadable of={saved} />) };

/** A password manager may fill a field without an event; its value is still sent. */
export const WrittenWithoutEvents: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = (await canvas.findByRole('textbox', { name: /Nome/ })) as HTMLInputElement;
    const setOutside = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const email = field(canvas, /E-mail/) as HTMLInputElement;
    const password = canvasElement.querySelector('input[type="password"]') as HTMLInputElement;
    name.value = valid.name;
    setOutside?.call(email, valid.email);
    setOutside?.call(password, valid.password);
    canvas.getByRole('button', { name: 'Salvar fornecedor' }).click();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toEqual(valid);
    await expect(canvas.queryByText(/Confira/)).toBeNull();
  },
};

export const Blank: Story = {};

/** An error appears when a changed field is left, not while typing, and disappears as soon as the value is valid. */
export const OnLeaving: Story = {
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('textbox', { name: /^Nome/ }));
    await user.tab();
    await user.type(field(canvas, /^Nome/), 'P');
    await expect(canvas.queryByText('Preencha o campo “Nome”.')).toBeNull();
    await user.clear(field(canvas, /^Nome/));
    await user.tab();
    await expect(await canvas.findByText('Preencha o campo “Nome”.')).toBeVisible();
    await user.type(field(canvas, /^Nome/), 'P');
    await expect(canvas.queryByText('Preencha o campo “Nome”.')).toBeNull();

    await user.type(field(canvas, /^E-mail/), 'polia@');
    await expect(canvas.queryByText('Confira o e-mail.')).toBeNull();
    await user.tab();
    await expect(await canvas.findByText('Confira o e-mail.')).toBeVisible();
    await user.type(field(canvas, /^E-mail/), 'x.example');
    await expect(canvas.queryByText('Confira o e-mail.')).toBeNull();
    await user.clear(field(canvas, /^E-mail/));
    await expect(canvas.queryByText('Preencha o campo “E-mail”.')).toBeNull();
  },
};

/**
 * Submitting shows all errors: the summary takes the focus, links to each field, and stays quiet during corrections.
 */
export const Summary: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Nome/ });
    await submit(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getByText('Corrija 3 campos para continuar')).toBeVisible();
    await user.click(within(summary).getByRole('button', { name: 'Preencha o campo “E-mail”.' }));
    await expect(field(canvas, /^E-mail/)).toHaveFocus();
    await user.keyboard('polia@x.example');
    await expect(field(canvas, /^E-mail/)).toHaveValue('polia@x.example');
    await expect(within(summary).getAllByRole('button')).toHaveLength(2);
    await expect(send).not.toHaveBeenCalled();
  },
};

/** A server error is shown at its field until the field changes; an error without a field is shown above the form. */
export const ServerFaults: Story = {
  args: editing,
  play: async ({ canvas }) => {
    const message = 'Já existe um fornecedor com este nome.';
    send.mockRejectedValueOnce(
      new Problem('VALIDATION', message, { status: 400, details: [{ field: 'name', code: 'not_allowed', message }] }),
    );
    await canvas.findByRole('textbox', { name: /^Nome/ });
    await submit(canvas);
    await expect(await canvas.findAllByText(message)).toHaveLength(2);
    await user.type(field(canvas, /^Nome/), ' 2');
    await expect(canvas.queryByText(message)).toBeNull();
    send.mockRejectedValueOnce(new TypeError('fetch failed'));
    await submit(canvas);
    await expect(await canvas.findByText(/Erro de conexão.*O que você digitou continua aqui/)).toBeVisible();
  },
};

/** Typed values survive a reload, except passwords, along with the version that they are based on. */
export const AfterReload: Story = {
  args: editing,
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: /^Nome/ }), ' e Cia.');
    await user.type(canvas.getByLabelText(/^Senha/), '-cru');
    await waitFor(() => expect(sessionStorage.getItem('draft:supplier')).toContain('Polia e Cia.'));
    await expect(sessionStorage.getItem('draft:supplier')).not.toContain('-cru');
    await user.click(canvas.getByRole('button', { name: 'Recarregar' }));
    await expect(await canvas.findByText(/Rascunho recuperado/)).toBeVisible();
    await expect(field(canvas, /^Nome/)).toHaveValue('Polia e Cia.');
    await user.click(canvas.getByRole('button', { name: 'Descartar rascunho' }));
    await expect(field(canvas, /^Nome/)).toHaveValue('Polia');
    await expect(sessionStorage.getItem('draft:supplier')).toBeNull();
  },
};

/** On an edit conflict both versions are shown, and the chosen values overwrite the other version. */
export const TwoVersions: Story = {
  args: editing,
  play: async ({ canvas }) => {
    send.mockRejectedValueOnce(new Problem('STALE_VERSION', 'Alguém foi mais rápido.', { status: 409 }));
    readAgain.mockResolvedValueOnce({ values: { ...valid, name: 'Polia Ltda.', note: 'Só peças.' }, version: 7 });
    await user.type(await canvas.findByRole('textbox', { name: /^Nome/ }), ' e Cia.');
    await submit(canvas);
    const both = within(await screen.findByRole('dialog', { name: 'Duas versões' }));
    await expect(both.getByText('Polia e Cia.')).toBeVisible();
    await expect(both.getByText('Polia Ltda.')).toBeVisible();
    await user.click(both.getByRole('button', { name: 'Salvar o que escolhi' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await expect(send).toHaveBeenLastCalledWith({ ...valid, name: 'Polia e Cia.', note: 'Só peças.' }, 7);
  },
};

/** If the other change does not affect the fields of this form, the values are sent over it without a question. */
export const NothingToChoose: Story = {
  args: editing,
  play: async ({ canvas }) => {
    send.mockRejectedValueOnce(new Problem('STALE_VERSION', 'Alguém foi mais rápido.', { status: 409 }));
    readAgain.mockResolvedValueOnce({ values: valid, version: 7 });
    await user.type(await canvas.findByRole('textbox', { name: /^Nome/ }), ' e Cia.');
    await submit(canvas);
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ ...valid, name: 'Polia e Cia.' }, 7));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Two presses submit once, also while the next page loads. */
export const SentOnce: Story = {
  args: editing,
  play: async ({ canvas }) => {
    onSent.mockReturnValue(new Promise(() => {}));
    const button = await canvas.findByRole('button', { name: 'Salvar fornecedor' });
    await user.type(field(canvas, /^Nome/), '{Enter}{Enter}');
    await user.click(button);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    await user.click(button);
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Leaving with unsaved changes asks for confirmation; leaving without changes does not. */
export const Leaving: Story = {
  args: editing,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Nome/ });
    await expect(unload()).toBe(false);
    await user.type(field(canvas, /^Nome/), ' e Cia.');
    await waitFor(() => expect(unload()).toBe(true));
    await user.click(canvas.getByRole('link', { name: 'Outra página' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await user.click(ask.getByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field(canvas, /^Nome/)).toHaveValue('Polia e Cia.');
    await user.click(canvas.getByRole('link', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await expect(await canvas.findByRole('heading', { name: 'Outro lugar' })).toBeVisible();
    await expect(sessionStorage.getItem('draft:supplier')).toBeNull();
  },
};

/** Closing a dialog counts as leaving. */
export const InDialog: Story = {
  args: { routes: at(<AsModal />) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar fornecedor' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), ' e Cia.');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /^Nome/ })).toHaveValue('Polia e Cia.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await expect(await screen.findByText('Fechado')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Nome/ });
    await submit(canvas);
    await expect(await canvas.findByText('Fix 3 fields to continue')).toBeVisible();
  },
};
