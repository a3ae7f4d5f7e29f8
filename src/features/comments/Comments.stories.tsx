import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { forgetNotices } from '#ui';
import { sampleAttachments } from '../attachments/sample';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf } from '../kit/testing/states';
import { Comments } from './Comments';
import type { Comment } from './data/comments';
import { sampleComment, sampleMembers, sampleTalk } from './sample';

const path = '/api/projects/:id/comments';
const project = { id: '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21', my_role: 'owner' } as const;
const members = answers('get', '/api/projects/:id/members', listOf(...sampleMembers));
const shows = (...comments: Comment[]) => [answers('get', path, listOf(...comments)), members];
const at = (my_role: 'owner' | 'contributor' | 'viewer') => [
  { path: '/thread', element: <Comments project={{ ...project, my_role }} /> },
];

const meta = {
  component: StoryApp,
  args: { at: '/thread', routes: at('owner'), person: people.admin },
  parameters: { msw: shows(...sampleTalk) },
  beforeEach: () => forgetNotices(),
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Escrever um comentário' });

/** What was said, the oldest first, with whom it mentions. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const said = await canvas.findAllByRole('article');
    await expect(said.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Comentário de Alguém que já saiu',
      'Comentário de Helena Prado',
      'Comentário de Diego Moura',
    ]);
    await expect(canvas.getByText('@Diego Moura')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'neste e-mail' })).toHaveAttribute(
      'rel',
      expect.stringMatching('noopener'),
    );
    await expect(canvas.getByText(/editado/)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: shows() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ninguém comentou ainda.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Comentar' })).toBeDisabled();
  },
};

const uploaded: string[] = [];

/** A screenshot that is pasted is attached to the same place, and named in the text. Text with a picture stays text. */
export const PastedImage: Story = {
  beforeEach: () => {
    uploaded.length = 0;
  },
  parameters: {
    msw: [
      http.post('/api/projects/:id/attachments', ({ request }) => {
        uploaded.push(new URL(request.url).searchParams.get('name') ?? '');
        return HttpResponse.json(sampleAttachments[0], { status: 201 });
      }),
      ...shows(...sampleTalk),
    ],
  },
  play: async () => {
    const input = await field();
    await user.type(input, 'Veja o erro');
    const image = new DataTransfer();
    image.items.add(new File([new Uint8Array(2_000)], 'image.png', { type: 'image/png' }));
    const paste = (clipboardData: DataTransfer) =>
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(paste(image)).toBe(false);
    await waitFor(() => expect(uploaded).toEqual([expect.stringMatching(/^Imagem colada .+\.png$/)]));
    await expect(input).toHaveValue(`Veja o erro (anexo: ${uploaded[0]})`);
    image.setData('text/plain', 'Total 12');
    await expect(paste(image)).toBe(true);
    await expect(uploaded).toHaveLength(1);
    await user.clear(input);
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('get', path), members] } };

let isBroken = true;

/** They could not be asked; one may still ask again, and write. */
export const Failing: Story = {
  beforeEach: () => {
    isBroken = true;
  },
  parameters: {
    msw: [
      http.get(path, () =>
        isBroken
          ? HttpResponse.json(
              { error: 'x', message: 'Erro ao realizar a requisição', code: 'INTERNAL' },
              { status: 500 },
            )
          : HttpResponse.json(listOf(...sampleTalk)),
      ),
      members,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Não foi possível carregar os comentários/)).toBeVisible();
    await expect(await field()).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(await canvas.findByText('@Diego Moura')).toBeVisible();
  },
};

/** Who only looks reads, and is told what it takes to write. */
export const ReadOnly: Story = {
  args: { routes: at('viewer'), person: people.viewer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Comentar pede o papel de colaborador/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** HTML is text, and a link leads to a page or nowhere. */
export const Hostile: Story = {
  parameters: {
    msw: shows(
      sampleComment(3, { body: 'https://muito.example/'.padEnd(9_000, 'a') }),
      sampleComment(2, { body: '> '.repeat(4_000) }),
      sampleComment(1, {
        body: [
          '<img src=x onerror="document.title=\'hacked\'"> <svg onload=alert(1)>',
          '[clique](javascript:alert(1)) ![a](data:text/html,x) [b](//fora.example)',
          '<script>alert(1)</script>',
          '@[Quem não está](0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c99)',
        ].join('\n\n'),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<img src=x onerror/)).toBeVisible();
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByText(/@Quem não está/)).toBeVisible();
    const article = within((await canvas.findAllByRole('article'))[0] as HTMLElement);
    await expect(article.queryByRole('img', { name: 'a' })).toBeNull();
    await expect(article.queryByRole('link')).toBeNull();
    await expect(document.title).not.toBe('hacked');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

let sent: { body: string }[] = [];
let isRefused = false;
let answer: (() => void) | undefined;
const takes = http.post(path, async ({ request }) => {
  const said = (await request.json()) as { body: string };
  sent.push(said);
  await new Promise<void>((resolve) => {
    answer = resolve;
  });
  if (isRefused)
    return HttpResponse.json({ error: 'x', message: 'Erro de conexão.', code: 'INTERNAL' }, { status: 500 });
  return HttpResponse.json(sampleComment(9, { body: said.body }), { status: 201 });
});
const beforeSending = () => {
  forgetNotices();
  sent = [];
  isRefused = false;
  answer = undefined;
};

/** An @ offers people: arrows and Enter take one; Ctrl+Enter sends, and shows it at once. */
export const ByKeys: Story = {
  parameters: { msw: [takes, ...shows()] },
  beforeEach: beforeSending,
  play: async ({ canvas, userEvent }) => {
    const input = await field();
    await userEvent.click(input);
    await userEvent.keyboard('Veja, @');
    const people = await canvas.findByRole('listbox', { name: 'Pessoas do projeto' });
    await expect(within(people).getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(people).getByRole('option', { name: /Diego Moura/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}@mou{Enter}');
    await expect(input).toHaveValue('Veja, @Diego Moura ');
    await userEvent.keyboard('o laudo{Control>}{Enter}{/Control}');
    await expect(input).toHaveValue('');
    await expect(await canvas.findByText('enviando…')).toBeVisible();
    await expect(canvas.getByText('@Diego Moura')).toBeVisible();
    await waitFor(() =>
      expect(sent[0]?.body).toBe('Veja, @[Diego Moura](0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c02) o laudo'),
    );
    answer?.();
    await waitFor(() => expect(canvas.queryByText('enviando…')).toBeNull());
  },
};

/** What could not be sent stands in the field again, before what was typed since. */
export const GivenBack: Story = {
  parameters: { msw: [takes, ...shows(...sampleTalk)] },
  beforeEach: () => {
    beforeSending();
    isRefused = true;
  },
  play: async ({ canvas, userEvent }) => {
    const input = await field();
    await userEvent.type(input, 'Primeiro{Control>}{Enter}{/Control}');
    await userEvent.type(input, 'Segundo');
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(input).toHaveValue('Primeiro\n\nSegundo'));
    await expect(canvas.queryByText('enviando…')).toBeNull();
  },
};

let edited: { body: string; version: number } | undefined;

/** One's own is changed in its place; over another window's text nothing is saved unseen. */
export const TwoWindows: Story = {
  parameters: {
    msw: [
      http.patch(`${path}/:commentId`, async ({ request }) => {
        const change = (await request.json()) as { body: string; version: number };
        if (change.version === 1)
          return HttpResponse.json(
            { error: 'x', message: 'Outra pessoa alterou isto.', code: 'STALE_VERSION' },
            { status: 409 },
          );
        edited = change;
        return HttpResponse.json(sampleComment(1, { body: change.body, version: 3 }));
      }),
      http.get(path, () =>
        HttpResponse.json(listOf(sampleComment(1, isBroken ? {} : { body: 'Da outra janela', version: 2 }))),
      ),
      members,
    ],
  },
  beforeEach: () => {
    isBroken = true;
    edited = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ações do comentário de Helena Prado' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const input = await canvas.findByRole('textbox', { name: 'Comentário' });
    await expect(input).toHaveValue('Comentário');
    await userEvent.clear(input);
    await userEvent.type(input, 'O meu');
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const both = within(await screen.findByRole('dialog', { name: 'O comentário mudou em outra janela' }));
    await expect(both.getByText('Da outra janela')).toBeVisible();
    await expect(both.getByText('O meu')).toBeVisible();
    await user.click(both.getByRole('button', { name: 'Salvar o que escolhi' }));
    await waitFor(() => expect(edited).toEqual({ body: 'O meu', version: 2 }));
  },
};

/** Deleting asks first, and says what goes with it. */
export const Deleting: Story = {
  parameters: {
    msw: [refuses('delete', `${path}/:commentId`, 403, 'FORBIDDEN', 'Seu papel mudou.'), ...shows(...sampleTalk)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ações do comentário de Diego Moura' }));
    await expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir o comentário?' }));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await dialog.findByText('Seu papel mudou.')).toBeVisible();
  },
};

/** The address names a comment: older ones are brought until it is there. */
export const Named: Story = {
  args: { at: `/thread#comment-${sampleComment(1).id}` },
  parameters: {
    msw: [
      http.get(path, ({ request }) => {
        const isRest = new URL(request.url).searchParams.has('cursor');
        const data = isRest ? [sampleComment(1, { body: 'O mais antigo' })] : [sampleComment(2), sampleComment(3)];
        return HttpResponse.json({ data, page: { limit: 20, next_cursor: isRest ? null : 'mais' } });
      }),
      members,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O mais antigo')).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { locale: 'en' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
