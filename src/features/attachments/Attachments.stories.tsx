import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answers, neverAnswers, people, refuses, StoryApp } from '../kit/testing/StoryApp';
import { listOf, statesOf } from '../kit/testing/states';
import { Attachments } from './Attachments';
import { sampleAttachments, samplePicture } from './sample';

const path = '/api/projects/:id/attachments';
const projectId = '0198f6a2-5c1e-7b70-9d3e-3f6d2a9b1c21';
const content = http.get(
  `${path}/:file/content`,
  () => new HttpResponse(samplePicture, { headers: { 'Content-Type': 'image/png' } }),
);
const shows = [answers('get', path, listOf(...sampleAttachments)), content];
const states = statesOf({ get: path, filled: listOf(...sampleAttachments), empty: listOf(), beside: [content] });

const routesOf = (mayChange: boolean) => [
  { path: '/', element: <Attachments projectId={projectId} mayChange={mayChange} /> },
];

const meta = {
  component: StoryApp,
  args: { at: '/', routes: routesOf(true), person: people.admin },
  parameters: { msw: shows },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size: number) => new File([new Uint8Array(size).fill(65)], name);
const chooser = (canvasElement: HTMLElement) => canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
const upload = async (canvasElement: HTMLElement, ...files: File[]) => {
  await within(canvasElement).findByText('Anexar arquivos');
  await user.upload(chooser(canvasElement), files);
};

/** Pictures as pictures, all others by what they are; each with whose it is and since when. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole('list', { name: 'Anexos' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(sampleAttachments.length);
    await expect(list.getByText(/^PDF · 248/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/));
  },
};

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum anexo ainda.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Escolher arquivos/ })).toBeVisible();
  },
};

/** Whoever only looks is offered nothing that would be refused. */
export const OnlyToRead: Story = {
  args: { routes: routesOf(false) },
  play: async ({ canvas }) => {
    const [first] = sampleAttachments;
    await expect(await canvas.findByRole('button', { name: `Baixar ${first?.name}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Excluir|Escolher/ })).toBeNull();
  },
};

/** Several at once: two on their way, the others wait; each can be taken back. */
export const Sending: Story = {
  parameters: { msw: [neverAnswers('post', path), ...shows] },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, file('a.pdf', 400_000), file('b.pdf', 300_000), file('c.pdf', 200_000));
    const list = within(await canvas.findByRole('list', { name: 'Arquivos em envio' }));
    await expect(list.getAllByRole('progressbar')).toHaveLength(2);
    await expect(list.getByText('Na fila')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Cancelar o envio de a.pdf' }));
    await waitFor(() => expect(list.queryByText('Na fila')).toBeNull());
    await expect(list.getAllByRole('progressbar')).toHaveLength(2);
    for (const name of ['b.pdf', 'c.pdf'])
      await user.click(list.getByRole('button', { name: `Cancelar o envio de ${name}` }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Arquivos em envio' })).toBeNull());
  },
};

const sent = fn();

/** What is too large or empty is told before anything is sent; what is pasted goes the same way. */
export const RefusedBeforeSending: Story = {
  parameters: {
    msw: [
      http.post(path, () => {
        sent();
        return HttpResponse.json(sampleAttachments[0], { status: 201 });
      }),
      ...shows,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await upload(canvasElement, file('filmagem.mp4', 10_485_761), file('vazio.txt', 0));
    await expect(await canvas.findByText(/filmagem.mp4: passa de 10/)).toBeVisible();
    await expect(canvas.getByText('“vazio.txt” está vazio.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    const pasted = new DataTransfer();
    pasted.items.add(file('colado.png', 2_000));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

let isRefusing = true;

/** One that was refused says why, stays, and is sent again when one asks for it. */
export const RefusedByTheServer: Story = {
  parameters: {
    msw: [
      http.post(path, () => {
        const message = 'Os anexos deste projeto chegaram ao limite de 500 MB.';
        return isRefusing
          ? HttpResponse.json({ error: message, message, code: 'LIMIT_REACHED' }, { status: 409 })
          : HttpResponse.json(sampleAttachments[0], { status: 201 });
      }),
      ...shows,
    ],
  },
  beforeEach: () => {
    isRefusing = true;
  },
  play: async ({ canvas, canvasElement }) => {
    await upload(canvasElement, file('relatório.pdf', 90_000));
    await expect(await canvas.findByText(/chegaram ao limite de 500 MB/)).toBeVisible();
    isRefusing = false;
    await user.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Arquivos em envio' })).toBeNull());
  },
};

/** A file that misses the place does not take the page away. */
export const DroppedBeside: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Anexar arquivos');
    const dropped = new DataTransfer();
    dropped.items.add(file('a.pdf', 10));
    const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
  },
};

/** Deleting asks, for it is gone for all. */
export const Deleting: Story = {
  parameters: { msw: [answers('delete', `${path}/:file`, null), ...shows] },
  play: async ({ canvas }) => {
    const [first] = sampleAttachments;
    await user.click(await canvas.findByRole('button', { name: `Excluir ${first?.name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText(`“${first?.name}” foi excluído`)).toBeVisible();
  },
};

export const DownloadFailing: Story = {
  parameters: {
    msw: [
      refuses('get', `${path}/:file/content`, 404, 'NOT_FOUND', 'Anexo não encontrado'),
      answers('get', path, listOf(...sampleAttachments)),
    ],
  },
  play: async ({ canvas }) => {
    const [first] = sampleAttachments;
    await user.click(await canvas.findByRole('button', { name: `Baixar ${first?.name}` }));
    await expect(await screen.findByText(`Não foi possível baixar “${first?.name}”`)).toBeVisible();
  },
};

export const Loading: Story = states.loading;

export const Failing: Story = {
  ...states.failing,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const Forbidden: Story = states.forbidden;

export const Narrow: Story = states.narrow;

export const InEnglish: Story = { globals: { locale: 'en' } };
