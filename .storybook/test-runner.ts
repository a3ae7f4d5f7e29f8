import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';

interface Violation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/**
 * The a11y addon has already run axe in the story's own theme, the dark one, and failed it if need be. Here the page
 * turns to the other theme as it stands after `play`, and the same axe looks again: contrast is what can differ.
 */
async function assertOtherTheme(page: Page) {
  const found = await page.evaluate(async () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light';
    interface Axe {
      run(...given: unknown[]): Promise<{ violations: Violation[] }>;
    }
    const { axe } = window as unknown as { axe?: Axe };
    // Where `play` failed nothing was looked at, and that is what has to be told.
    if (!axe) return [];
    const { violations } = await axe.run(
      { exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''}\n  ${html}`),
    );
  });
  if (found.length) throw new Error(`In the other theme:\n${found.join('\n')}`);
}

interface View {
  width: number;
  looks: { zoom: string; dir: string }[];
}

const asItStands = { zoom: '100%', dir: 'ltr' };

/** The narrowest phone, read from the left and from the right, and text twice as large: each as the story stands after `play`. */
const views: View[] = [
  {
    width: 320,
    looks: [asItStands, { zoom: '100%', dir: 'rtl' }],
  },
  { width: 640, looks: [{ zoom: '200%', dir: 'ltr' }] },
];

/** The narrowest phone with text twice as large: what the page that everybody sees first has to stand. */
const hardest: View = { width: 320, looks: [{ zoom: '200%', dir: 'ltr' }] };

/** What sticks out of the page sideways, look by look; what scrolls inside a box of its own is fine. */
const findOutside = (page: Page, looks: View['looks'], waits = true) =>
  page.evaluate(
    async ({ looks, waits }) => {
      const root = document.documentElement;
      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > root.clientWidth + 1);
      };
      const isInBox = ({ parentElement: around }: Element): boolean =>
        around !== null && (/auto|scroll/.test(getComputedStyle(around).overflowX) || isInBox(around));
      const found: string[] = [];
      for (const { zoom, dir } of looks) {
        root.style.fontSize = zoom;
        root.dir = dir;
        if (waits) await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const excess = root.scrollWidth - root.clientWidth;
        // An overlay stands over the page and lengthens nothing.
        const overlays = [
          ...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]'),
        ];
        if (excess <= 0 && !overlays.some((overlay) => sticksOut(overlay) && !isInBox(overlay))) continue;
        const outside = [...document.body.querySelectorAll('*')].filter(sticksOut).slice(0, 5);
        const tags = outside.map((element) => (element.cloneNode() as Element).outerHTML);
        found.push(`At ${root.clientWidth} px, text at ${zoom}, ${dir}: ${excess} px stick out:\n${tags.join('\n')}`);
      }
      root.style.fontSize = '100%';
      root.dir = 'ltr';
      return found;
    },
    { looks, waits },
  );

/** Nothing may stick out of the page sideways: as it stands, and in each of the views. */
async function assertReach(page: Page, views: View[]) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const found = await findOutside(page, [asItStands], false);
  for (const { width, looks } of views) {
    await page.setViewportSize({ width, height: size.height });
    found.push(...(await findOutside(page, looks)));
  }
  await page.setViewportSize(size);
  if (found.length) throw new Error(found.join('\n'));
}

/** What a finger reaches of all that can be pressed, where it is less than it needs: links in running text are words. */
const findSmall = (page: Page) =>
  page.evaluate(async () => {
    // What a width changes is drawn anew first.
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    // Less two: the frame around a field is its own.
    const least = 42;
    const pressed =
      'a[href], button, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=menuitem], [role=option]';
    const withWords =
      'input[type=checkbox], input[type=radio], input[role=switch], input[type=range], input[type=file]';
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isInText = (box: Element) =>
      getComputedStyle(box).display === 'inline' && [...(box.parentElement?.childNodes ?? [])].some(isText);
    const all = [...document.querySelectorAll(pressed)]
      .map((each) => (each.matches(withWords) && each.closest('label')) || each)
      .filter((box) => box.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((box) => !box.closest('[aria-hidden=true], [inert]') && box.getBoundingClientRect().width > 1);
    return [...new Set(all)].flatMap((box) => {
      if (isInText(box)) return [];
      box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const reaches = (x: number, y: number) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        const labelled = hit?.closest('label')?.control ?? null;
        return box.contains(hit) || (labelled !== null && box.contains(labelled));
      };
      // Under something else that stands over it for now.
      if (!reaches(0, 0)) return [];
      const reach = (x: number, y: number) => {
        let far = 0;
        while (far < least && reaches(x * (far + 1), y * (far + 1))) far++;
        return far;
      };
      const wide = width >= least ? width : 1 + reach(-1, 0) + reach(1, 0);
      const high = height >= least ? height : 1 + reach(0, -1) + reach(0, 1);
      const name = box.getAttribute('aria-label') ?? box.textContent;
      return Math.min(wide, high) >= least
        ? []
        : [`${Math.round(wide)} × ${Math.round(high)} px: ${box.tagName} ${name}`];
    });
  });

/** On a phone all that can be pressed has room for a finger, as the story stands after `play`. */
async function assertFingers(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 375, height: 760 });
  const found = await findSmall(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  await page.setViewportSize(size);
  if (found.length) throw new Error(`Too small for a finger:\n${found.join('\n')}`);
}

/** Controls that do not tell whether they are chosen: whose look is the same, or which show the mark of what is chosen. */
const findUntold = (page: Page, areColoursForced: boolean) =>
  page.evaluate((areColoursForced) => {
    const isSeen = (colour: string) => !/^rgba.*, 0\)$|\/ 0\)$/.test(colour);
    /** Where forced colours are let in, a colour is the browser's, whatever it says here, and there are no shadows. */
    const isRepainted = (part: Element): boolean => {
      const adjust = getComputedStyle(part).getPropertyValue('forced-color-adjust');
      // As the browser has it for drawings.
      if (adjust === 'preserve-parent-color' && part.parentElement) return isRepainted(part.parentElement);
      return areColoursForced && adjust !== 'none';
    };
    const lookOf = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map((part) => {
        const looks = ['', '::before', '::after'].map((pseudo) => {
          const look = getComputedStyle(part, pseudo);
          const { backgroundColor, borderBlockEndColor, boxShadow, color } = look;
          const colours = isRepainted(part)
            ? [isSeen(backgroundColor)]
            : [backgroundColor, borderBlockEndColor, boxShadow, color];
          return [...colours, look.borderBlockEndWidth, look.content, look.visibility];
        });
        return [part.tagName, part.getAttribute('class'), ...looks].join();
      });
    const show = (element: Element) => (element.cloneNode() as Element).outerHTML;
    const chosen =
      '[data-selected], [data-indeterminate], [aria-selected=true], [aria-pressed=true], :checked, [type=checkbox]:indeterminate';
    const alike = [...document.querySelectorAll(chosen)].flatMap((element) => {
      if (
        !element.checkVisibility() ||
        element.matches('[data-disabled], [data-indeterminate], :indeterminate, :disabled')
      )
        return [];
      const other = [...document.querySelectorAll(`${element.tagName}[class="${element.className}"]`)].find(
        (each) => !each.matches(`${chosen}, [data-disabled], :disabled`) && each.checkVisibility(),
      );
      if (!other) return [];
      const unchosen = new Set(lookOf(other));
      return lookOf(element).every((look) => unchosen.has(look)) ? [`alike: ${show(element)}`] : [];
    });
    const marks = 'label:has(input:is([type=checkbox], [type=radio])) > span > svg:only-child';
    const marked = [...document.querySelectorAll(marks)].flatMap((mark) => {
      const { color, visibility } = getComputedStyle(mark);
      const isHidden = visibility === 'hidden' || (!isRepainted(mark) && !isSeen(color));
      return mark.closest(`:is(${chosen})`) || isHidden ? [] : [`marked: ${show(mark.closest('label') ?? mark)}`];
    });
    return [...alike, ...marked];
  }, areColoursForced);

/** Whether a story shows anything that is chosen, or that a mark would say so of. */
const hasChoice = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector(
        '[data-selected], [data-indeterminate], [aria-selected=true], [aria-pressed=true], input:is([type=checkbox], [type=radio])',
      ) !== null,
  );

/** What somebody may have asked of all programs, by the words of a style sheet. */
const wishes: Record<string, { name: string; value: string }> = {
  'forced colours': { name: 'forced-colors', value: 'active' },
  'more contrast': { name: 'prefers-contrast', value: 'more' },
  'nothing transparent': { name: 'prefers-reduced-transparency', value: 'reduce' },
};

/** Whatever was asked of all programs, every control of the design system tells its state. */
async function assertStatesTold(page: Page) {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const [wish, feature] of Object.entries(wishes)) {
    await session.send('Emulation.setEmulatedMedia', { features: [feature] });
    const isHeard = await page.evaluate(({ name, value }) => matchMedia(`(${name}: ${value})`).matches, feature);
    if (!isHeard) throw new Error(`This browser does not know ${feature.name}.`);
    const untold = await findUntold(page, feature.name === 'forced-colors');
    found.push(...untold.map((element) => `With ${wish}, ${element}`));
  }
  await session.send('Emulation.setEmulatedMedia', { features: [] });
  await session.detach();
  if (found.length) throw new Error(`Chosen or not is not told:\n${found.join('\n')}`);
}

const config: TestRunnerConfig = {
  async postVisit(page, story) {
    const context = await getStoryContext(page, story);
    const { parameters } = context;
    if (parameters.a11y?.disable || parameters.a11y?.test !== 'error') return;
    await assertOtherTheme(page);
    const isHome = story.title === 'Features/home/HomePage';
    await assertReach(page, isHome ? [...views, hardest] : views);
    // Storybook has what a story sets for itself, and does not say so.
    const { storyGlobals } = context as unknown as { storyGlobals: { viewport?: { value?: string } } };
    if (storyGlobals.viewport?.value === 'phone') await assertFingers(page);
    if (story.title.startsWith('UI/') && (await hasChoice(page))) await assertStatesTold(page);
  },
};

export default config;
