import { expect, expectAccessible, expectNoSidewaysScroll, test } from './kit';

for (const width of [1280, 375]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ['/', '/login']) {
      test(`${path} is accessible to a visitor`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('the pages of a signed-in person are accessible', async ({ page, signIn }) => {
      await signIn('admin');
      for (const path of ['/home', '/projects', '/projects/create']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/projects');
      await page
        .locator(width < 768 ? 'main li a' : 'main [role=row] >> nth=1')
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 2, name: 'Etapas' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
